import type { Undo } from '@latchkey/core/contract'
import type { Channel } from '../channel/channel.ts'
import { answerMessage, type CallName, type Question, readQuestion } from '../protocol/index.ts'
import type { Answers, Asker } from './answers.ts'
import { createOpenRequests } from './open-requests.ts'
import { readCall } from './read-call.ts'
import { SiteError } from './site-error.ts'

interface Deps {
  readonly channel: Channel
  readonly answers: Answers
}

/** The frame's answering end, whatever the channel is. */
interface Desk {
  /** Gives everything up that is still being answered; nothing of it is posted. */
  giveUp(): void
  stop: Undo
}

/** Source: facts, frame protocol, section 2, later events. */
const RPC_ABORT = 'RPC_ABORT'
/** Names that may be said back in the type of an error. */
const NAME = /^[A-Z_]{1,64}$/
/** Source: specification, section 8. */
const FAILED = 'Something went wrong'

/** Answers what an app asks. What is no request of the protocol is dropped. Source: rule S05. */
export function answerCalls({ channel, answers }: Deps): Desk {
  const open = createOpenRequests()

  async function answer(question: Question, origin: string): Promise<void> {
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
    const question = readQuestion(data)
    if (question === undefined || !NAME.test(question.name)) return
    if (question.name === RPC_ABORT) {
      open.endUnsafe()
      return postSuccess(channel, question, undefined)
    }
    // What went wrong was answered; whoever asked may be gone by now.
    void answer(question, origin).catch(() => undefined)
  })

  return {
    giveUp: open.endAll,
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

function postSuccess(channel: Channel, question: Question, reply: unknown): void {
  try {
    channel.post(answerMessage(question, 'success', reply))
  } catch {
    // What can't be cloned can't be posted.
    postError(channel, question, { message: FAILED })
  }
}

function postError(channel: Channel, question: Question, failure: Failure): void {
  channel.post(answerMessage(question, 'error', failure))
}

/** What of a failure leaves the frame. */
interface Failure {
  readonly message: string
  readonly code?: number
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof SiteError)) return { message: FAILED }
  const { message, code } = error
  return code === undefined ? { message } : { message, code }
}
