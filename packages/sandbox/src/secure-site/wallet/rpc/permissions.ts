import { SiteError } from '@latchkey/frame/site'
import { type Hex, hashMessage } from 'viem'
import { toHex } from 'viem/utils'
import { revocationText } from '../../../formats/revocation-text.ts'
import type { Fact } from '../../approval/approval-request.ts'
import { timeText } from '../describe/amount.ts'
import { branchesOf } from '../describe/effect-facts.ts'
import { accountFact, networkOf } from '../describe/place-facts.ts'
import { senderOf, type WalletCore } from '../wallet-core.ts'
import { asList, type UnsafeMethod } from './method.ts'
import { readNumber } from './read-call.ts'
import { signHash } from './sign.ts'

const CONTEXT_BYTES = 32

/**
 * `wallet_grantPermissions` (ERC-7715): stored by the site, without effect; see the note it shows.
 */
export const grantPermissions: UnsafeMethod = async (core, params) => {
  const [wanted] = asList(params)
  const { chainId, address, expiry, signer, permissions, policies } = Object(wanted)
  if (asList(permissions).length === 0) throw new SiteError('No permission was asked for')
  const endsAt = readNumber(expiry)
  if (endsAt === undefined || endsAt * 1000n <= BigInt(Date.now()))
    throw new SiteError('The permission has ended already')
  const sender = await senderOf(core, address ?? undefined)
  const chain = Number(readNumber(chainId) ?? core.place.evmChainId)
  const facts: Fact[] = [
    { kind: 'note', text: NOT_ENFORCED },
    { kind: 'tree', label: 'Permissions', branches: branchesOf(permissions) },
    { kind: 'tree', label: 'For whom', branches: branchesOf(signer) },
    { kind: 'value', label: 'Ends', value: timeText(endsAt) },
  ]
  const about = [accountFact(sender)]
  return {
    request: { asks: ASKS.grant, network: networkOf(chain), groups: [{ facts }], about },
    async run() {
      const context = toHex(crypto.getRandomValues(new Uint8Array(CONTEXT_BYTES)))
      const granted = { signer, permissions, policies, expiry: Number(endsAt), context }
      const place = { address: sender.address, chainId: toHex(chain) }
      core.permissions.set(context, { ...granted, ...place })
      return { ...granted, ...place }
    },
  }
}

const ASKS = {
  grant: 'asks for a lasting permission',
  revoke: 'asks you to take back a permission',
} as const

const NOT_ENFORCED =
  'This wallet writes the permission down until this page is closed. It gives the site no key: every transaction is still asked for here.'

/** `wallet_revokePermissions`: takes a permission back, and says so with a signature. */
export const revokePermissions: UnsafeMethod = async (core, params) => {
  const wanted: unknown = Array.isArray(params) ? params[0] : params
  const { pci, permissionsContext, context = pci ?? permissionsContext, address } = Object(wanted)
  if (typeof context !== 'string' || context === '') throw new SiteError('No permission was named')
  const sender = await senderOf(core, address ?? undefined)
  const facts: Fact[] = [{ kind: 'text', label: 'Permission', text: context }]
  const [network, about] = [networkOf(core.place.evmChainId), [accountFact(sender)]]
  return {
    request: { asks: ASKS.revoke, network, groups: [{ facts }], about },
    async run(): Promise<Hex> {
      remove(core, context, Object(wanted))
      return signHash(core, sender, hashMessage(revocationText(context)))
    },
  }
}

/** Pages know a permission by the id that a server gave them, and name it by what it permits. */
function remove(
  { permissions }: WalletCore,
  context: string,
  wanted: { readonly permissions?: unknown; readonly expiry?: unknown },
): void {
  const same = ({ permissions, expiry }: typeof wanted) => JSON.stringify([permissions, expiry])
  for (const [id, granted] of permissions)
    if (id === context || same(Object(granted)) === same(wanted)) permissions.delete(id)
}
