import { digestOf, newSecret } from './secrets.ts'
import type { User } from './users.ts'

/** The answer to a frame after a login. */
export interface LoginAnswer {
  readonly token: string
  readonly user: PublicUser
  readonly backupKey: string
  readonly backup: string | null
}

/** The user's data that a frame may get. */
export interface PublicUser {
  readonly email: string | null
  readonly userName: string | null
}

/** A user with a login. */
export interface Session {
  readonly user: User
  /** Until when the old address counts as proven, for an e-mail change. */
  provenUntilMs: number
  /** The address that is to be the new one. */
  newEmail: string | undefined
}

/** Logged-in users, by the token of their frame. */
export interface Sessions {
  begin(user: User): LoginAnswer
  find(token: string): Session | undefined
  /** Returns the answer that began the login with this token. */
  again(token: string): LoginAnswer | undefined
  end(token: string): void
  endAll(): void
}

/** Makes the list of sessions, empty. */
export function createSessions(): Sessions {
  const sessions = new Map<string, Session>()
  return {
    begin(user) {
      const token = newSecret()
      sessions.set(digestOf(token), { user, provenUntilMs: 0, newEmail: undefined })
      return answerWith(token, user)
    },
    find: (token) => sessions.get(digestOf(token)),
    again(token) {
      const session = sessions.get(digestOf(token))
      return session && answerWith(token, session.user)
    },
    end: (token) => void sessions.delete(digestOf(token)),
    endAll: () => sessions.clear(),
  }
}

function answerWith(token: string, user: User): LoginAnswer {
  const { backupKey, backup = null } = user
  return { token, user: publicUser(user), backupKey, backup }
}

/** Returns the part of a user that their frame may know. */
export function publicUser({ email, userName }: User): PublicUser {
  return { email: email ?? null, userName: userName ?? null }
}
