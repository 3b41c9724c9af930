import {
  type AdapterPart,
  type ChainAdapter,
  LatchkeyError,
  type Sessions,
} from '@latchkey/core/contract'
import type { EvmAdapter, EvmAdapterOptions } from './create-evm-adapter.ts'
import { lendProvider } from './provider/lend-provider.ts'

type Shell = Pick<ChainAdapter<'eip155'>, 'namespace' | 'prepare' | 'start' | 'dispose'> & {
  readonly sessions: Pick<Sessions<'eip155'>, 'provider'>
}

/**
 * EVM wallets of a page: those that announce themselves (EIP-6963), the injected one, and those
 * that the website hands over. Safe to create on a server. A page pays only for this shell until
 * `prepare` fetches the adapter itself, which then takes the shell's place in the same object; the
 * provider is there from the start.
 */
export function evmAdapter(options: EvmAdapterOptions = {}): ChainAdapter<'eip155'> {
  const lent = lendProvider()
  let own: EvmAdapter | undefined

  async function load(part: AdapterPart): Promise<void> {
    // Whoever returns needs all of it.
    const first: First = await (part === 'sessions' ? loadWhole() : loadFirst())
    own ??= first.createEvmAdapter(options, lent, { ...first, load: loadWhole })
    Object.assign(shell, own)
    await own.prepare(part)
  }

  const shell: Shell = {
    namespace: 'eip155',
    prepare: load,
    start() {
      throw new LatchkeyError('adapter.unprepared', {}, { message: 'Await `prepare`' })
    },
    dispose() {},
    sessions: { provider: () => lent.provider },
  }
  // What it lacks comes with `prepare`, before which nobody may ask for it; the contract says so.
  return shell as ChainAdapter<'eip155'>
}

type Whole = typeof import('./whole-adapter.ts')
type First = Partial<Whole> & Pick<Whole, 'createEvmAdapter'>

// By themselves, since bundlers tell ahead what they import only where an import stands alone.
function loadFirst(): Promise<First> {
  return import('./create-evm-adapter.ts')
}

function loadWhole(): Promise<Whole> {
  return import('./whole-adapter.ts')
}
