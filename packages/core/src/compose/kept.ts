import { addressOf, type Namespace } from '../contract/index.ts'
import type { TakenUp } from '../features/resume/resume-sessions.ts'
import type { FarBase } from './base.ts'

/**
 * Writes which wallets, and which account, are to be there after a reload.
 *
 * @param chosen - The plain address that a visitor chose; one that was chosen before stays where it
 *   is still in front.
 */
export function rememberKept(base: FarBase, namespace: Namespace, chosen?: string): void {
  const { slices, looks, stored } = base
  const session = looks.session(namespace)
  const [active] = session?.accounts.map(addressOf) ?? []
  const before = chosen ?? stored.listKept(namespace).chosen
  if (session !== undefined) stored.remember({ namespace, walletId: session.walletId })
  stored.rememberKept(namespace, {
    chosen: before === active ? before : undefined,
    walletIds: slices.kept.list(namespace).map(({ session: { walletId } }) => walletId),
  })
}

/**
 * Keeps the wallets that were kept when the page was last left, or that another tab keeps.
 *
 * @param read - Takes a stored session up, without any prompt.
 */
export async function resumeKept(
  base: FarBase,
  namespace: Namespace,
  read: (walletId: string) => Promise<TakenUp | undefined>,
): Promise<void> {
  const wanted = (): readonly string[] => base.stored.listKept(namespace).walletIds
  for (const { session } of base.slices.kept.list(namespace)) {
    if (!wanted().includes(session.walletId)) letGo(base, session)
  }
  if (wanted().length === 0) return
  // The oldest first: each that is kept is the newest then.
  for (const walletId of [...wanted()].reverse()) {
    // One that can't be had now may be there at the next load.
    const taken = isHere(base, namespace, walletId) ? undefined : await read(walletId).catch(none)
    if (taken !== undefined) settle(base, taken, wanted().includes(walletId))
  }
}

function none(): undefined {
  return undefined
}

/** Whoever disconnected, or connected it meanwhile, knows better than an answer that comes late. */
function settle(base: FarBase, taken: TakenUp, isWanted: boolean): void {
  const { namespace, walletId } = taken.session
  if (isHere(base, namespace, walletId)) return
  const isConnected = base.looks.session(namespace) !== undefined
  if (isWanted && isConnected) base.slices.kept.keep(taken)
  else letGo(base, taken.session)
}

function isHere({ slices, looks }: FarBase, namespace: Namespace, walletId: string): boolean {
  const kept = slices.kept.list(namespace).map(({ session }) => session)
  return [looks.session(namespace), ...kept].some((session) => session?.walletId === walletId)
}

function letGo({ slices, looks }: FarBase, { namespace, id }: TakenUp['session']): void {
  slices.kept.remove(namespace, id)
  looks.adapter(namespace)?.sessions.release(id)
}
