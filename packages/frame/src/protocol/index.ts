export { CALLS, type CallName, isCallName, type ReplyOf, type RequestOf } from './calls.ts'
export {
  type AppMessage,
  ErrorPayload,
  eventMessage,
  type FrameMessage,
  type Message,
  ReadyPayload,
  readAppMessage,
  readFrameMessage,
  replyMessage,
  requestMessage,
} from './envelope.ts'
export { isReadable, MAX_BYTES, MAX_READ_BYTES } from './plain-data.ts'
export {
  isKnownMethod,
  isSafeMethod,
  isSendingMethod,
  type ResultKind,
  resultKind,
  SAFE_METHODS,
  UNSAFE_METHODS,
} from './rpc-methods.ts'
export {
  EMAIL_COOLDOWN_MS,
  FRAME_CHECK_MS,
  FRAME_LOAD_MS,
  FRAME_REPLY_MS,
  FRAME_SETTLE_MS,
  RELOAD_REPLY_MS,
  SIGN_OUT_REPLY_MS,
} from './time-limits.ts'
