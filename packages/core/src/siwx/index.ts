export type {
  Siwx,
  SiwxClaim,
  SiwxHost,
  SiwxMessage,
  SiwxMessageData,
  SiwxMessageInput,
  SiwxSession,
  SiwxVerifier,
} from '../contract/index.ts'
export type { SiwxMessenger } from './create-message.ts'
export { localSiwx } from './local-siwx.ts'
export type { LocalSiwxOptions } from './local-siwx-options.ts'
export { remoteSiwx } from './remote-siwx.ts'
export type { RemoteSiwxOptions } from './remote-siwx-options.ts'
export { readSignInText, writeSignInText } from './sign-in-text.ts'
