/** A host of mini apps around this page, in the words of its library, which are those of Comlink. */
export interface FarcasterHost {
  /** Methods that the wallet was asked for, in order. */
  readonly asked: readonly string[]
  end(): void
}

interface Call {
  readonly id: string
  readonly type: string
  readonly path: readonly string[]
  readonly argumentList?: readonly { readonly value: unknown }[]
}

type Answer = (argument: Readonly<Record<string, unknown>>) => unknown

/**
 * Answers the library in this page as the page around it would: the library posts to `window.parent`.
 *
 * @param wallet - Answers of the wallet by method; others are refused with code 4200.
 */
export function startFarcasterHost(wallet: Readonly<Record<string, Answer>>): FarcasterHost {
  const asked: string[] = []
  const info = {
    uuid: '24f5ad7a-9a5d-4d3d-8a5b-6b1f2f6d1c2e',
    name: 'Host',
    icon: 'data:image/svg+xml,<svg/>',
    rdns: 'xyz.farcaster.MiniAppWallet',
  }

  const answers: Readonly<Record<string, Answer>> = {
    context: () => ({ user: { fid: 1 }, client: { clientFid: 1 } }),
    getCapabilities: () => ['wallet.getEthereumProvider'],
    eip6963RequestProvider: () =>
      window.postMessage({
        type: 'frameEvent',
        event: { event: 'eip6963:announceProvider', info },
      }),
    ethProviderRequestV2({ id, method, params }) {
      asked.push(String(method))
      const answer = wallet[String(method)]
      if (answer === undefined) return { id, jsonrpc: '2.0', error: { code: 4200, details: 'no' } }
      return { id, jsonrpc: '2.0', result: answer(Object(params)) }
    },
  }

  function onMessage({ data }: MessageEvent<Call>): void {
    const answer = answers[data?.path?.[0] ?? '']
    if (answer === undefined) return
    const value = answer(Object(data.argumentList?.[0]?.value))
    window.postMessage({ id: data.id, type: 'RAW', value })
  }

  window.parent.addEventListener('message', onMessage)
  return { asked, end: () => window.parent.removeEventListener('message', onMessage) }
}
