import type { WalletCore } from '../wallet-core.ts'

/** The work of a request whose parameters have been read. */
export interface Step {
  /** Is true if the owner has to agree first. */
  readonly needsOwner: boolean
  run(): Promise<unknown> | unknown
}

/** Reads a request; throws at once for what needs no decision of the owner. */
export type WalletMethod = (core: WalletCore, params: unknown) => Step

/** A step that the owner has to agree to. */
export function withOwner(run: Step['run']): Step {
  return { needsOwner: true, run }
}

/** A step that is answered without showing anything. */
export function silently(run: Step['run']): Step {
  return { needsOwner: false, run }
}

/** Parameters as a list; anything else counts as an empty one. */
export function asList(params: unknown): readonly unknown[] {
  return Array.isArray(params) ? params : []
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
