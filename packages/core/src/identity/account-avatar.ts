import { safeImage } from '../contract/index.ts'
import type { AvatarAccount } from '../options/options-state.ts'
import type { Snapshot } from '../store/state/root.ts'

/** The picture of an account: the website's own, else the one that goes with its name. */
export function accountAvatar(
  { options, identities }: Pick<Snapshot, 'options' | 'identities'>,
  { namespace, address }: AvatarAccount,
): string | undefined {
  const own = ownAvatar(options, { namespace, address })
  return own ?? identities[`${namespace}:${address}`]?.avatar
}

/** Code of the website: a failure there, or an address that may not be shown, is no picture. */
function ownAvatar({ avatar }: Snapshot['options'], account: AvatarAccount): string | undefined {
  try {
    const image: unknown = avatar?.(account)
    return typeof image === 'string' ? safeImage(image) : undefined
  } catch {
    return undefined
  }
}
