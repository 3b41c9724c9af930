import { getAddress } from 'viem'
import { SANDBOX_ACCOUNTS } from '../accounts.ts'
import type { NameRecords } from '../chains/evm/names/name-records.ts'

/** The name and picture of an address. */
export interface SandboxName {
  readonly name: string
  /** Address of a picture. */
  readonly avatar: string | null
  /**
   * The address that the name resolves to, if it is another one: then the identity path lies. null: the
   * name resolves to none.
   */
  readonly resolvesTo?: string | null | undefined
}

/** The names the identity path answers with, and that resolve on chain 1 as those of ENS. */
export interface NameBook {
  /** Gives an address a name, or takes it away. */
  set(address: string, name: SandboxName | null): Promise<void>
  find(address: string): SandboxName | undefined
}

/**
 * Creates the name book of one sandbox. The first seeded account has no name, the second has a name
 * and a picture, the third a name only: the three cases a page has to show.
 *
 * @param avatarUrl - Address of a visitor's picture, if they are served.
 * @param records - Where names resolve, if there is a chain.
 */
export async function createNameBook(
  avatarUrl: (name: string) => string | null,
  records?: NameRecords,
): Promise<NameBook> {
  const names = new Map<string, SandboxName>()

  /** If several addresses claim a name, the last claim decides who owns it. */
  function ownerOf(name: string): string | null {
    const claims = [...names].filter(([, claim]) => claim.name === name)
    const [address, { resolvesTo = address } = {}] = claims.at(-1) ?? [null]
    return resolvesTo
  }

  async function set(address: string, name: SandboxName | null): Promise<void> {
    const key = getAddress(address)
    const before = names.get(key)
    names.delete(key)
    if (name) names.set(key, name)
    for (const changed of new Set([before?.name, name?.name]))
      if (changed !== undefined) await records?.setOwner(changed, ownerOf(changed))
    await records?.setClaim(key, name?.name ?? null)
  }

  await set(SANDBOX_ACCOUNTS[1].address, { name: 'ada.sandbox.eth', avatar: avatarUrl('ada') })
  await set(SANDBOX_ACCOUNTS[2].address, { name: 'grace.sandbox.eth', avatar: null })
  return { set, find: (address) => names.get(getAddress(address)) }
}
