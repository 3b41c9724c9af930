import type { AuthChange, AuthHost, AuthPort } from '@latchkey/core/contract'
import { questionMessage, ReadyPayload, readWord, type Word } from '../protocol/index.ts'
import { createAccount } from './account.ts'
import { readNews } from './broadcasts.ts'
import { createEmail } from './email-login.ts'
import { createLine, type Line } from './frame-connection.ts'
import type { Mount } from './frame-element.ts'
import { type AskOptions, createRequester, type Requester } from './requester.ts'
import { createRpcChannel } from './rpc-channel.ts'
import { createSocials } from './social-login.ts'
import { createSessionMemory, type SessionMemory } from './stored-session.ts'

interface Deps {
  readonly host: AuthHost
  readonly mount: Mount
}

/** Longest wait for a frame to say that it loads itself anew, in milliseconds. */
const RELOAD_MS = 3_000

/** Source: facts, frame protocol, section 2, later events. */
const RPC_ABORT = 'RPC_ABORT'

/** The embedded wallet of one page. Nothing is made or asked before somebody wants it. */
export function createFrame({ host, mount }: Deps): AuthPort {
  const listeners = new Set<(change: AuthChange) => void>()
  const memory = createSessionMemory(host.storage, host.clock)
  const tell = (change: AuthChange): void => {
    for (const listener of [...listeners]) listener(change)
  }
  const { line, requester } = connectLine({
    ...{ host, mount, memory, tell },
    gaveUp: () => wallet.giveUpQueued(),
  })
  const { ask, rejectUnsafe } = requester
  const takeDown = (): void => postAbort(line, host.random.id())
  const wallet = createRpcChannel({ ask, memory, tell, rejectUnsafe, takeDown })
  const { origin } = new URL(host.secureSite)

  return {
    origin,
    dashboardUrl: `${origin}/dashboard`,
    channel: wallet,
    warmUp: line.begin,
    switchNetwork: wallet.switchNetwork,
    rejectRequests: wallet.rejectRequests,
    email: createEmail({ ask, memory }),
    ...createSocials({ ask, memory, origin }),
    ...createAccount({ ask, memory, waitFor: wallet.waitFor }),
    reload: (signal) => reload(line, requester, { signal, patienceMs: RELOAD_MS }),
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop() {
      wallet.giveUpQueued()
      requester.stop()
      listeners.clear()
      line.stop()
    },
  }
}

interface Parts extends Deps {
  readonly memory: SessionMemory
  readonly tell: (change: AuthChange) => void
  /** Everything that was asked has been given up. */
  readonly gaveUp: () => void
}

/** Joins the frame in the page with whoever asks it: each needs the other. */
function connectLine({ host, mount, memory, tell, gaveUp }: Parts) {
  const line: Line = createLine({
    ...{ host, mount },
    heard: (data) => {
      const word = readWord(data)
      if (word !== undefined) hear(word)
    },
    opened: () => requester.opened(),
    ended(error) {
      requester.lost(error)
      if (error?.code === 'frame.load-failed') tell({ type: 'trouble', kind: 'iframe_load_failed' })
    },
  })
  const requester: Requester = createRequester({
    ...{ host, line },
    timedOut(kind) {
      gaveUp()
      tell({ type: 'trouble', kind })
    },
  })

  function hear(word: Word): void {
    if (word.outcome === 'event') hearEvent(word)
    // An answer that nobody waits for is late, or somebody else's: it is no news either.
    else if (word.id === undefined || requester.take(word)) hearNews(word)
  }

  function hearEvent({ name, payload }: Word): void {
    const { success, data } = ReadyPayload.safeParse(payload)
    if (name !== 'READY' || !success) return
    line.tell('saidReady')
    if (data?.storage === 'blocked') tell({ type: 'storageBlocked' })
  }

  function hearNews(word: Word): void {
    const news = readNews(word)
    if (news === undefined) return
    if (news.type === 'loggedOut') memory.forget()
    if (news.type === 'smartAccountNetworks') memory.setSmartAccountNetworks(news.networkIds)
    tell(news)
  }

  return { line, requester }
}

function postAbort(line: Line, id: string): void {
  if (!line.isReady()) return
  try {
    line.post(questionMessage(id, RPC_ABORT, undefined))
  } catch {
    // A frame that is gone shows nothing.
  }
}

/** Asks the frame to load itself anew; where it does not hear, its address is loaded anew. */
async function reload(line: Line, requester: Requester, options: AskOptions): Promise<void> {
  try {
    await requester.ask('RELOAD', undefined, options)
    line.tell('reloading')
  } catch (error) {
    if (options.signal.aborted) throw error
    line.reload()
  }
}
