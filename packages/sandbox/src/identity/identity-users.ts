import { createHash } from 'node:crypto'
import type { Social } from './socials.ts'

/** A user of a social provider. */
export interface IdentityUser {
  readonly name: string
  /** undefined where the social hands out none. */
  readonly email: string | undefined
}

/** All users who ever logged in at one of the providers. */
export interface IdentityUsers {
  /** @returns The user's id, which stays the same for the same e-mail (or name) at the same social. */
  enter(social: Social, user: IdentityUser): string
  find(id: string): IdentityUser | undefined
}

/** Creates an empty list of users. */
export function createIdentityUsers(): IdentityUsers {
  const users = new Map<string, IdentityUser>()
  return {
    enter(social, user) {
      const key = `${social} ${user.email?.toLowerCase() ?? user.name}`
      const id = createHash('sha256').update(key).digest('hex').slice(0, 32)
      users.set(id, user)
      return id
    },
    find: (id) => users.get(id),
  }
}
