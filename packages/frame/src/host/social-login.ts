import { type AuthPort, type AuthUser, LatchkeyError } from '@latchkey/core/contract'
import { isSecureAddress } from './frame-address.ts'
import { readUser } from './read-user.ts'
import type { Ask } from './requester.ts'
import type { SessionMemory } from './stored-session.ts'

interface Deps {
  readonly ask: Ask
  readonly memory: SessionMemory
  /** Origin of the secure site. */
  readonly origin: string
}

/** Logins by social accounts, which a pop-up brings about, and by Farcaster. */
export function createSocials({
  ask,
  memory,
  origin,
}: Deps): Pick<AuthPort, 'social' | 'farcaster'> {
  function enter(user: AuthUser): AuthUser {
    memory.loggedIn(user)
    memory.setUserName(user.userName)
    return user
  }

  return {
    social: {
      userName: memory.userName,
      async redirectUri(provider, signal) {
        const { uri } = await ask('GET_SOCIAL_REDIRECT_URI', { provider }, { signal })
        if (!isSecureAddress(uri)) throw new LatchkeyError('frame.failed', {})
        return uri
      },
      async connect(resultUri, signal) {
        // Source: security rule S13.
        if (!isOf(origin, resultUri)) throw new LatchkeyError('frame.failed', {})
        return enter(readUser(await ask('CONNECT_SOCIAL', { uri: resultUri }, { signal })))
      },
    },
    farcaster: {
      async uri(signal) {
        const { url } = await ask('GET_FARCASTER_URI', undefined, { signal })
        return url
      },
      async connect(signal) {
        const { userName } = await ask('CONNECT_FARCASTER', undefined, { signal })
        memory.setUserName(userName)
        return { userName }
      },
    },
  }
}

function isOf(origin: string, address: string): boolean {
  return URL.canParse(address) && new URL(address).origin === origin
}
