import { type AuthPort, type AuthUser, LatchkeyError, safeLink } from '@latchkey/core/contract'
import { isSecureAddress } from './frame-address.ts'
import { readUser } from './read-user.ts'
import type { CallFrame } from './requester.ts'
import type { StoredSession } from './stored-session.ts'

interface Deps {
  readonly callFrame: CallFrame
  readonly stored: StoredSession
  /** Origin of the secure site. */
  readonly origin: string
}

/** Login in the window of a social provider, and by Farcaster. */
export function createSocialCalls({
  callFrame,
  stored,
  origin,
}: Deps): Pick<AuthPort, 'social' | 'farcaster'> {
  function store(user: AuthUser): AuthUser {
    stored.setLogin(user)
    stored.setUserName(user.userName)
    return user
  }

  return {
    social: {
      userName: stored.userName,
      async redirectUri(provider, signal) {
        const { uri } = await callFrame('GET_SOCIAL_REDIRECT_URI', { provider }, { signal })
        if (!isSecureAddress(uri)) throw new LatchkeyError('frame.failed', {})
        return uri
      },
      async connect(resultUri, signal) {
        // Source: docs/security.md, S13.
        if (!hasOrigin(resultUri, origin)) throw new LatchkeyError('frame.failed', {})
        return store(readUser(await callFrame('CONNECT_SOCIAL', { uri: resultUri }, { signal })))
      },
    },
    farcaster: {
      async uri(signal) {
        const { url } = await callFrame('GET_FARCASTER_URI', undefined, { signal })
        const link = safeLink(url)
        // It is opened on phones. Source: docs/security.md, S25.
        if (link === undefined) throw new LatchkeyError('frame.failed', {})
        return link.href
      },
      async connect(signal) {
        const { userName } = await callFrame('CONNECT_FARCASTER', undefined, { signal })
        stored.setUserName(userName)
        return { userName }
      },
    },
  }
}

function hasOrigin(address: string, origin: string): boolean {
  return URL.canParse(address) && new URL(address).origin === origin
}
