export { CALLS, type CallName, isCallName, type ReplyOf, type RequestOf } from './calls.ts'
export {
  answerMessage,
  ErrorPayload,
  eventMessage,
  type Message,
  type Question,
  questionMessage,
  ReadyPayload,
  readQuestion,
  readWord,
  type Word,
} from './envelope.ts'
export { isReadable } from './plain-data.ts'
export { type ResultKind, resultKind } from './result-kind.ts'
export {
  isKnownMethod,
  isSafeMethod,
  SAFE_METHODS,
  UNSAFE_METHODS,
} from './rpc-methods.ts'
export { FRAME_LOAD_MS, FRAME_REPLY_MS, FRAME_SETTLE_MS } from './time-limits.ts'
