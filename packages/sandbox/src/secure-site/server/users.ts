import { newSecret } from './secrets.ts'

/** How a user logs in; each of these is one user. */
export type Identity =
  | { readonly kind: 'email'; readonly email: string }
  | { readonly kind: 'social'; readonly provider: string; readonly subject: string }
  | { readonly kind: 'farcaster'; readonly userName: string }

/** A user who has logged in at least once. */
export interface User {
  readonly kind: Identity['kind']
  email: string | undefined
  userName: string | undefined
  /** Key of the sealed backup, handed out after each login. */
  readonly backupKey: string
  /** The frame's sealed seed. Written once. */
  backup: string | undefined
  /** Digests of the devices that may ask for a code by themselves. */
  readonly devices: Set<string>
}

/** All users who have logged in. */
export interface Users {
  find(identity: Identity): User | undefined
  findOrAdd(identity: Identity): User
  /** Gives an e-mail user another address. @returns Whether it was free. */
  changeEmail(user: User, email: string): boolean
}

/** Makes the register, empty. */
export function createUsers(): Users {
  const users = new Map<string, User>()

  function add(identity: Identity): User {
    const user: User = {
      kind: identity.kind,
      email: identity.kind === 'email' ? identity.email : undefined,
      userName: identity.kind === 'farcaster' ? identity.userName : undefined,
      backupKey: newSecret(),
      backup: undefined,
      devices: new Set(),
    }
    users.set(keyOf(identity), user)
    return user
  }

  return {
    find: (identity) => users.get(keyOf(identity)),
    findOrAdd: (identity) => users.get(keyOf(identity)) ?? add(identity),
    changeEmail(user, email) {
      const known = users.get(keyOf({ kind: 'email', email }))
      if (known) return known === user
      if (user.email !== undefined) users.delete(keyOf({ kind: 'email', email: user.email }))
      users.set(keyOf({ kind: 'email', email }), user)
      user.email = email
      return true
    },
  }
}

function keyOf(identity: Identity): string {
  switch (identity.kind) {
    case 'email':
      return `email ${identity.email.toLowerCase()}`
    case 'social':
      return `social ${identity.provider} ${identity.subject}`
    case 'farcaster':
      return `farcaster ${identity.userName.toLowerCase()}`
  }
}
