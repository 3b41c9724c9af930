import { toRpcError } from './errors.ts'
import { switchNetwork } from './methods/switch-network.ts'
import { askToForget } from './sessions/ask-to-forget.ts'
import { openSession } from './sessions/open.ts'
import { resumeSession } from './sessions/resume.ts'

/** Everything that is needed only once a wallet is asked, in one chunk. */
export const later = {
  openSession,
  resumeSession,
  askToForget,
  switchNetwork,
  toRpcError,
}
