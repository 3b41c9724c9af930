import type { Handler } from 'hono'
import { isAddress } from 'viem'
import { refuse } from '../../http/refuse.ts'
import type { ServerEnv } from '../../http/serve-app.ts'
import type { BlockchainApiDeps } from '../deps.ts'
import type { ProfileBook } from '../profile/profile-book.ts'
import { isSolanaAddress } from '../solana-address.ts'

/**
 * GET `/v1/identity/{address}`: name and picture from the sandbox's name book, else the first name that
 * the service itself registered.
 */
export function identity(
  { names }: BlockchainApiDeps,
  profiles: Pick<ProfileBook, 'ofAddress'>,
): Handler<ServerEnv> {
  return (context) => {
    const address = context.req.param('address') ?? ''
    const isEvm = isAddress(address, { strict: false })
    if (!isEvm && !isSolanaAddress(address))
      return refuse(context, 400, { field: 'address', description: 'Invalid address' })
    const found = isEvm ? names.find(address) : undefined
    const [registered] = isEvm ? profiles.ofAddress(address) : []
    const { name, avatar } = found ?? { name: registered?.name ?? null, avatar: null }
    const resolvedAt = new Date().toISOString()
    return context.json({ name, avatar, resolvedAt }, 200, { 'cache-control': 'no-store' })
  }
}
