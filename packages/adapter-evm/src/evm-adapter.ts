import {
  type AdapterPart,
  type ChainAdapter,
  LatchkeyError,
  type Sessions,
} from '@latchkey/core/contract'
import type { EvmAdapter, EvmAdapterOptions } from './create-evm-adapter.ts'
import { lendProvider } from './provider/lend-provider.ts'

/**
 * EVM wallets of a page: those that announce themselves (EIP-6963), the injected one, and those
 * that the website hands over. Safe to create on a server. A page pays only for this shell until
 * `prepare` fetches the adapter itself; the provider is there from the start.
 */
export function evmAdapter(options: EvmAdapterOptions = {}): ChainAdapter<'eip155'> {
  const lent = lendProvider()
  let own: EvmAdapter | undefined
  let loading: Promise<EvmAdapter> | undefined

  async function fetchOwn(part: AdapterPart): Promise<EvmAdapter> {
    const { createEvmAdapter } = part === 'wallets' ? await loadAdapter() : await loadWhole()
    own ??= createEvmAdapter(options, lent)
    return own
  }

  async function load(part: AdapterPart): Promise<void> {
    loading ??= fetchOwn(part)
    try {
      await (await loading).prepare(part)
    } catch (thrown) {
      // The next one who asks tries again.
      loading = undefined
      throw thrown
    }
  }

  function need(): EvmAdapter {
    if (own === undefined) throw new LatchkeyError('adapter.unprepared', {})
    return own
  }

  return {
    namespace: 'eip155',
    prepare: (part) => (own === undefined ? load(part) : own.prepare(part)),
    start: (host) => need().start(host),
    dispose: () => own?.dispose(),
    wallets: {
      list: () => own?.wallets.list() ?? [],
      watch: (listener) => need().wallets.watch(listener),
    },
    sessions: forward(
      () => need().sessions,
      () => lent.provider,
    ),
    addresses: { check: async (text, network) => need().addresses.check(text, network) },
    get messages() {
      return own?.messages
    },
    get balances() {
      return own?.balances
    },
    get transfers() {
      return own?.transfers
    },
    get assets() {
      return own?.assets
    },
  }
}

type Factory = Pick<typeof import('./create-evm-adapter.ts'), 'createEvmAdapter'>

function loadAdapter(): Promise<Factory> {
  return import('./create-evm-adapter.ts')
}

/** Whoever returns is shown their address: what writes it is fetched beside the rest, not after. */
async function loadWhole(): Promise<Factory> {
  import('./checksum.ts').catch(() => {})
  return (await import('./whole-adapter.ts')).wholeAdapter
}

/** Sessions of an adapter that may have to be fetched first. */
function forward(own: () => Sessions<'eip155'>, provider: () => unknown): Sessions<'eip155'> {
  return {
    // Still in the calling task: a wallet with a window of its own may open it only there.
    open: async (request, signal) => own().open(request, signal),
    resume: async (request, signal) => own().resume(request, signal),
    attach: (request) => own().attach(request),
    close: async (id) => own().close(id),
    release: (id) => own().release(id),
    switchNetwork: async (id, network, choice) => own().switchNetwork(id, network, choice),
    watch: (listener) => own().watch(listener),
    provider,
  }
}
