export { DEFAULT_ANCESTORS, isAllowedOrigin } from '@latchkey/core/contract'
export {
  CALLS,
  type CallName,
  isKnownMethod,
  isSafeMethod,
  type ReplyOf,
  type RequestOf,
  type ResultKind,
  resultKind,
  SAFE_METHODS,
  UNSAFE_METHODS,
} from '../protocol/index.ts'
export { type Answers, type Asker, SiteError } from './answers.ts'
export { createSite, type Site, type SiteOptions } from './create-site.ts'
export { frameAncestors } from './frame-ancestors.ts'
