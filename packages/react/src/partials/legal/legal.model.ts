import type { CoreActions, Snapshot } from '@latchkey/core'
import { asksForTerms } from '@latchkey/core/views'
import type { Wording } from '../../messages/create-wording.ts'
import type { TextKey } from '../../messages/messages.ts'
import { openOutside } from '../../models/open-outside.ts'
import { siteOf } from '../../models/site.ts'

/** The sentence about terms and privacy, and where its links lead. */
export interface LegalLine {
  readonly message: TextKey
  readonly siteName: string
  openTerms(): void
  openPrivacy(): void
}

interface Tools {
  readonly actions: Pick<CoreActions, 'openLink' | 'notices'>
  readonly text: Wording
}

/** The sentence that belongs below the wallets, or beside a box to tick. */
export function legalLine(
  snapshot: Pick<Snapshot, 'options'>,
  { actions, text }: Tools,
): LegalLine | undefined {
  const { termsConditionsUrl: terms, privacyPolicyUrl: privacy } = snapshot.options
  if (terms === undefined && privacy === undefined) return undefined
  return {
    message: legalMessage(
      terms !== undefined,
      privacy !== undefined,
      asksForTerms(snapshot.options),
    ),
    siteName: siteOf(snapshot, text).nameInside,
    openTerms: () => openOutside(terms, actions),
    openPrivacy: () => openOutside(privacy, actions),
  }
}

/** A sentence about both texts, or about the one there is. */
function legalMessage(hasTerms: boolean, hasPrivacy: boolean, isAsked: boolean): TextKey {
  const kind = isAsked ? 'agree' : 'legal'
  if (hasTerms && hasPrivacy) return `connect.${kind}.both`
  return hasTerms ? `connect.${kind}.terms` : `connect.${kind}.privacy`
}
