import {
  LatchkeyError,
  type Namespace,
  type OpenRequest,
  type Session,
  type Sessions,
} from '../contract/index.ts'

/** What a wallet was asked before there was anything to make a session with. */
export interface Asked {
  /** What it will answer. */
  readonly asked: Promise<unknown>
}

/** Sessions that are fetched once a wallet is asked. */
export interface LaterSessions<N extends Namespace, Run, A extends Asked>
  extends Pick<Sessions<N>, 'attach' | 'choose' | 'close' | 'release' | 'switchNetwork'> {
  /** Makes a session of what a wallet answers that was asked already. */
  open(run: Run, asked: A, signal: AbortSignal): Promise<Session<N>>
  resume(run: Run, request: OpenRequest<N>, signal: AbortSignal): Promise<Session<N> | undefined>
}

interface Deps<N extends Namespace, Run, A extends Asked> {
  /** What works while the adapter runs. @throws LatchkeyError `instance.stopped`. */
  running(): Run
  /** The sessions, once they are there. */
  own(): LaterSessions<N, Run, A> | undefined
  /** Fetches them. @throws LatchkeyError `http.network` when they could not be loaded. */
  load(): Promise<LaterSessions<N, Run, A>>
  /** Asks a wallet to connect, in the calling task. @returns undefined where there is no such one. */
  ask(run: Run, request: OpenRequest<N>): A | undefined
}

/** Sessions that may have to be fetched: a wallet is asked at once, everything else waits for them. */
export function earlySessions<N extends Namespace, Run, A extends Asked>({
  running,
  own,
  load,
  ask,
}: Deps<N, Run, A>): Omit<Sessions<N>, 'watch' | 'provider'> {
  return {
    async open(request, signal) {
      const run = running()
      if (signal.aborted) throw new LatchkeyError('aborted', {})
      // Asked before anything is waited for: a wallet with a window of its own may open it only in
      // the visitor's task.
      const asked = ask(run, request)
      if (asked === undefined) throw new LatchkeyError('wallet.missing', {})
      asked.asked.catch(ignore)
      const [sessions] = await Promise.all([load(), request.ready])
      return sessions.open(run, asked, signal)
    },
    async resume(request, signal) {
      const run = running()
      return (await load()).resume(run, request, signal)
    },
    attach(request) {
      const sessions = own()
      if (sessions === undefined) throw new LatchkeyError('adapter.unprepared', {})
      sessions.attach(request)
    },
    choose: (id, address) => own()?.choose(id, address),
    close: async (id) => own()?.close(id),
    release: (id) => own()?.release(id),
    switchNetwork: async (id, ...rest) => (await load()).switchNetwork(id, ...rest),
  }
}

/** What the wallet answers is taken up, also when it is a refusal, as soon as the rest is loaded. */
function ignore(): void {}
