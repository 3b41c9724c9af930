import { type AdapterPart, type ChainAdapter, LatchkeyError } from '@latchkey/core/contract'
import type { EvmAdapter, EvmAdapterOptions } from './create-evm-adapter.ts'
import { lendProvider } from './provider/lend-provider.ts'

type Factory = Pick<typeof import('./create-evm-adapter.ts'), 'createEvmAdapter'>

/**
 * EVM wallets of a page: those that announce themselves (EIP-6963), the injected one, and those
 * that the website hands over. Safe to create on a server. A page pays only for this shell until
 * `prepare` fetches the adapter itself, which then takes the shell's place in the same object; the
 * provider is there from the start.
 */
export function evmAdapter(options: EvmAdapterOptions = {}): ChainAdapter<'eip155'> {
  const lent = lendProvider()
  let own: EvmAdapter | undefined
  let loading: Promise<Factory> | undefined

  async function load(part: AdapterPart): Promise<void> {
    loading ??= part === 'wallets' ? import('./create-evm-adapter.ts') : loadWhole()
    try {
      const { createEvmAdapter } = await loading
      own ??= createEvmAdapter(options, lent)
      Object.assign(shell, forReturn(own))
      await own.prepare(part)
    } catch (thrown) {
      // The next one who asks tries again.
      loading = undefined
      throw thrown
    }
  }

  const shell: ChainAdapter<'eip155'> = {
    namespace: 'eip155',
    prepare: load,
    start: refuse,
    dispose() {},
    wallets: { list: () => [], watch: refuse },
    sessions: {
      open: refuseLater,
      resume: refuseLater,
      attach: refuse,
      close: refuseLater,
      release: refuse,
      switchNetwork: refuseLater,
      watch: refuse,
      provider: () => lent.provider,
    },
    addresses: { check: refuseLater },
  }
  return shell
}

/** Whoever connects may come back: a browser then has what is fetched for that. */
function forReturn(own: EvmAdapter): EvmAdapter {
  return {
    ...own,
    prepare(part) {
      if (part === 'sessions') loadWhole().catch(() => {})
      return own.prepare(part)
    },
  }
}

function refuse(): never {
  throw new LatchkeyError('adapter.unprepared', {})
}

async function refuseLater(): Promise<never> {
  return refuse()
}

/** Whoever returns is shown their address: what writes it is fetched beside the rest, not after. */
function loadWhole(): Promise<Factory> {
  import('./checksum.ts').catch(() => {})
  return import('./whole-adapter.ts')
}
