import { getAddress } from 'viem'
import { SANDBOX_ACCOUNTS } from '../accounts.ts'

/** Who an address is. */
export interface SandboxName {
  readonly name: string
  /** Address of a picture. */
  readonly avatar: string | null
}

/** The names the identity path answers with. */
export interface NameBook {
  /** Gives an address a name, or takes it away. */
  set(address: string, name: SandboxName | null): void
  find(address: string): SandboxName | undefined
}

/**
 * Creates the name book of one sandbox. The first seeded account has no name, the second has a name
 * and a picture, the third a name only: the three cases a page has to show.
 *
 * @param avatarUrl - Address of a visitor's picture, if they are served.
 */
export function createNameBook(avatarUrl: (name: string) => string | null): NameBook {
  const names = new Map<string, SandboxName>([
    [SANDBOX_ACCOUNTS[1].address, { name: 'ada.sandbox.eth', avatar: avatarUrl('ada') }],
    [SANDBOX_ACCOUNTS[2].address, { name: 'grace.sandbox.eth', avatar: null }],
  ])
  return {
    set(address, name) {
      if (name) names.set(getAddress(address), name)
      else names.delete(getAddress(address))
    },
    find: (address) => names.get(getAddress(address)),
  }
}
