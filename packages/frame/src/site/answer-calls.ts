import type { Undo } from '@latchkey/core/contract'
import type { Channel } from '../channel/window-channel.ts'
import { type AppMessage, type CallName, readAppMessage, replyMessage } from '../protocol/index.ts'
import type { Answers, Asker } from './answers.ts'
import { SiteError } from './answers.ts'
import { createOpenRequests } from './open-requests.ts'
import { readCall } from './read-call.ts'

interface Deps {
  readonly channel: Channel
  readonly answers: Answers
}

/** The frame's end of a channel. */
interface CallServer {
  /** Aborts everything that is being answered; no reply to it is posted. */
  abortAll(): void
  stop: Undo
}

/** Source: docs/frame-protocol.md, section 2, later events. */
const RPC_ABORT = 'RPC_ABORT'
/** Names that may be used in the type of a reply. */
const NAME = /^[A-Z_]{1,64}$/
/** Source: docs/specification.md, section 8. */
const FAILED = 'Something went wrong'

/**
 * Replies to the requests of a page. Data that is not a request of the protocol is ignored. Source:
 * docs/security.md, S05.
 */
export function answerCalls({ channel, answers }: Deps): CallServer {
  const open = createOpenRequests()

  async function answer(question: AppMessage, origin: string): Promise<void> {
    const call = readCall(question)
    if ('refusal' in call) return postError(channel, question, { message: call.refusal })
    if (call.name === 'RELOAD') open.endAll()
    const entry = open.begin(question.id, call.isUnsafe)
    if (entry === undefined) return
    const reply = run(answers, call, { origin, signal: entry.signal })
    const post = await reply.then(
      (value) => () => postSuccess(channel, question, value),
      (error: unknown) => () => postError(channel, question, failureOf(error)),
    )
    if (entry.end()) post()
  }

  const unlisten = channel.listen((data, origin) => {
    const question = readAppMessage(data)
    if (question === undefined || !NAME.test(question.name)) return
    if (question.name === RPC_ABORT) {
      open.endUnsafe()
      return postSuccess(channel, question, undefined)
    }
    // Failures were replied to; here the reply itself can't be posted, since the page was closed.
    void answer(question, origin).catch(() => undefined)
  })

  return {
    abortAll: open.endAll,
    stop() {
      unlisten()
      open.endAll()
    },
  }
}

async function run(
  answers: Answers,
  { name, request }: { readonly name: CallName; readonly request: unknown },
  asker: Asker,
): Promise<unknown> {
  // The schema of `name` made the request, which TypeScript can't follow through the table.
  const answer = answers[name] as (request: unknown, asker: Asker) => unknown
  return answer(request, asker)
}

function postSuccess(channel: Channel, question: AppMessage, reply: unknown): void {
  try {
    channel.post(replyMessage(question, 'success', reply))
  } catch {
    // The reply can't be cloned.
    postError(channel, question, { message: FAILED })
  }
}

function postError(channel: Channel, question: AppMessage, failure: Failure): void {
  channel.post(replyMessage(question, 'error', failure))
}

/** The part of a failure that leaves the frame. */
interface Failure {
  readonly message: string
  readonly code?: number
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof SiteError)) return { message: FAILED }
  const { message, code } = error
  return code === undefined ? { message } : { message, code }
}
