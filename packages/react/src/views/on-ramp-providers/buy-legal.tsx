import { Text, TextButton } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { openOutside } from '../../models/open-outside.ts'
import { siteOf } from '../../models/site.ts'
import { RichText } from '../../partials/rich-text/rich-text.tsx'

const SENTENCES = {
  both: 'buy.legal.both',
  terms: 'buy.legal.terms',
  privacy: 'buy.legal.privacy',
} as const

/** Draws the links to the website's terms; nothing if it has none. */
export function BuyLegal(): ReactElement | null {
  const { core, text } = useModalContext()
  const snapshot = useSnapshot(({ options }) => ({ options }))
  const { termsConditionsUrl: terms, privacyPolicyUrl: privacy } = snapshot.options
  if (terms === undefined && privacy === undefined) return null
  const kind = terms === undefined ? 'privacy' : privacy === undefined ? 'terms' : 'both'
  return (
    <Text variant="legal" align="center" data-testid="buy-legal">
      <RichText
        parts={text.parts(SENTENCES[kind])}
        elements={{
          terms: (
            <TextButton
              tone="plain"
              data-testid="buy-terms"
              onClick={() => openOutside(terms, core.actions)}
            >
              {text.get('connect.terms')}
            </TextButton>
          ),
          privacy: (
            <TextButton
              tone="plain"
              data-testid="buy-privacy"
              onClick={() => openOutside(privacy, core.actions)}
            >
              {text.get('connect.privacy')}
            </TextButton>
          ),
          site: <bdi>{siteOf(snapshot, text).nameInside}</bdi>,
        }}
      />
    </Text>
  )
}
