/** Settings that the server gives the frame's script; none is secret. */
export interface FrameSettings {
  /** Patterns of origins that may send messages to the frame. */
  readonly allowedOrigins: readonly string[]
  /** JSON-RPC addresses by chain id. */
  readonly chains: Readonly<Record<string, string>>
  /** JSON-RPC addresses of Solana networks by CAIP-2 id. */
  readonly solana: Readonly<Record<string, string>>
  /** Origin of the tokens' pictures, if they are served. */
  readonly pictures?: string | undefined
}

/**
 * Reads the settings that the server wrote into the page.
 *
 * @throws Error when the page was not made by our server.
 */
export function readSettings({ dataset }: HTMLElement): FrameSettings {
  const { settings } = dataset
  if (settings === undefined) throw new Error('This page was not made by the secure site.')
  // Written by our own server, from the same type.
  return JSON.parse(settings) as FrameSettings
}
