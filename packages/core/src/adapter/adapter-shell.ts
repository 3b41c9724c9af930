import {
  type AdapterPart,
  type ChainAdapter,
  LatchkeyError,
  type Namespace,
  type Sessions,
} from '../contract/index.ts'

/** An adapter as its shell fetches it. */
export type FetchedAdapter<N extends Namespace> = ChainAdapter<N> &
  Required<Pick<ChainAdapter<N>, 'prepare'>>

type Shell<N extends Namespace> = Pick<
  ChainAdapter<N>,
  'namespace' | 'prepare' | 'start' | 'dispose'
> & { readonly sessions: Pick<Sessions<N>, 'provider'> }

/**
 * All that a page pays for until `prepare` fetches the adapter itself, which then takes the shell's
 * place in the same object.
 *
 * @param provider - What websites hold from the start.
 * @param load - Fetches the adapter, the same one each time.
 */
export function adapterShell<N extends Namespace>(
  namespace: N,
  provider: unknown,
  load: (part: AdapterPart) => Promise<FetchedAdapter<N>>,
): ChainAdapter<N> {
  const shell: Shell<N> = {
    namespace,
    async prepare(part) {
      await Object.assign(shell, await load(part)).prepare(part)
    },
    start() {
      throw new LatchkeyError('adapter.unprepared', {})
    },
    dispose() {},
    sessions: { provider: () => provider },
  }
  // What it lacks comes with `prepare`, before which nobody may ask for it; the contract says so.
  return shell as ChainAdapter<N>
}
