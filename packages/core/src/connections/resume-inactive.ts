import type { FarBase } from '../compose/base.ts'
import type { Namespace } from '../contract/index.ts'
import type { TakenUp } from './resume.ts'
import type { AccountFlow } from './sessions.ts'
import { forgetKept } from './store-inactive.ts'

interface Deps {
  readonly base: FarBase
  readonly account: Pick<AccountFlow, 'end'>
}

/**
 * Keeps the wallets that were kept when the page was last left, or that another tab keeps.
 *
 * @param read - Takes a stored session up, without any prompt.
 */
export async function resumeKept(
  { base, account }: Deps,
  namespace: Namespace,
  read: (walletId: string) => Promise<TakenUp | undefined>,
): Promise<void> {
  const wanted = (): readonly string[] => base.stored.listKept(namespace).walletIds
  for (const { session } of base.slices.kept.list(namespace)) {
    if (!wanted().includes(session.walletId)) account.end(session, 'tab')
  }
  // The oldest first: each that is kept is the newest then.
  for (const walletId of [...wanted()].reverse()) {
    if (isHere(base, namespace, walletId)) continue
    try {
      const taken = await read(walletId)
      if (taken === undefined) forgetKept(base, { namespace, walletId })
      else settle(base, taken, wanted().includes(walletId))
    } catch {
      // One that can't be had now may be there at the next load.
    }
  }
}

/** Whoever disconnected, or connected it meanwhile, knows better than an answer that comes late. */
function settle(base: FarBase, taken: TakenUp, isWanted: boolean): void {
  const { slices, looks } = base
  const { namespace, walletId, id } = taken.session
  if (isHere(base, namespace, walletId)) return
  const active = looks.session(namespace)
  const adapter = looks.adapter(namespace)
  if (!isWanted || active === undefined) {
    adapter?.sessions.release(id)
    return
  }
  slices.kept.keep(taken)
}

function isHere({ slices, looks }: FarBase, namespace: Namespace, walletId: string): boolean {
  const kept = slices.kept.list(namespace).map(({ session }) => session)
  return [looks.session(namespace), ...kept].some((session) => session?.walletId === walletId)
}
