import { LatchkeyError, type Sessions } from '@latchkey/core/contract'
import { ask } from '../eip1193.ts'
import type { OwnSessions } from './create-sessions.ts'
import type { Running } from './session-deps.ts'

interface Deps {
  /** What works while the adapter runs. @throws LatchkeyError `instance.stopped`. */
  running(): Running
  /** The sessions, once they are there. */
  own(): OwnSessions | undefined
  /** Fetches them. @throws LatchkeyError `http.network` when they could not be loaded. */
  load(): Promise<OwnSessions>
}

type EarlySessions = Omit<Sessions<'eip155'>, 'watch' | 'provider'>

/** The words are here, for they are loaded before the catalogue of what wallets fail at. */
const UNPREPARED = { message: 'Wait for `prepare` of sessions before you attach one' }

/** Sessions that may have to be fetched: a wallet is asked at once, everything else waits for them. */
export function earlySessions({ running, own, load }: Deps): EarlySessions {
  return {
    async open({ walletId, ready }, signal) {
      const run = running()
      if (signal.aborted) throw new LatchkeyError('aborted', {})
      const found = run.discovery.find(walletId)
      if (found === undefined) throw new LatchkeyError('wallet.missing', {})
      // Asked before anything is waited for: a wallet with a window of its own may open it only in
      // the visitor's task.
      const asked = ask(found.provider, 'eth_requestAccounts')
      asked.catch(ignore)
      const [sessions] = await Promise.all([load(), ready])
      return sessions.open(run, { found, asked }, signal)
    },
    async resume(request, signal) {
      const run = running()
      return (await load()).resume(run, request, signal)
    },
    attach(request) {
      const sessions = own()
      if (sessions === undefined) throw new LatchkeyError('adapter.unprepared', {}, UNPREPARED)
      sessions.attach(request)
    },
    close: async (id) => own()?.close(id),
    release: (id) => own()?.release(id),
    switchNetwork: async (id, ...rest) => (await load()).switchNetwork(id, ...rest),
  }
}

/** What the wallet answers is taken up, also when it is a refusal, as soon as the rest is loaded. */
function ignore(): void {}
