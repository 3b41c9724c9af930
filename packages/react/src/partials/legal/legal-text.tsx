/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { asksForTerms } from '@latchkey/core/views'
import { Checkbox, Stack, Text, TextButton } from '@latchkey/ui'
import { type ReactElement, useId, useRef } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { RichText } from '../rich-text/rich-text.tsx'
import { type LegalLine, legalLine } from './legal.model.ts'
import { useReminders } from './use-reminders.ts'

/**
 * Draws the terms that connecting accepts, below the wallets; nothing if the visitor has a box to
 * tick instead.
 */
export function LegalNote(): ReactElement | null {
  const legal = useLegalLine()
  const isRequired = useSnapshot(({ options }) => asksForTerms(options))
  if (legal === undefined || isRequired) return null
  return (
    <Text variant="legal" align="center" data-part="legal">
      <Sentence legal={legal} />
    </Text>
  )
}

/** The same as a box to tick, above the wallets, where the site asks for it; below it what waits for that. */
export function Agreement(): ReactElement | null {
  const { core, text } = useModalContext()
  const legal = useLegalLine()
  const isRequired = useSnapshot(({ options }) => asksForTerms(options))
  const isAccepted = useSnapshot(({ terms }) => terms.isAccepted)
  const box = useRef<HTMLInputElement>(null)
  const reminders = useReminders(box, isRequired && !isAccepted)
  const dueId = useId()
  if (legal === undefined || !isRequired) return null
  const { accept, withdraw } = core.actions.terms
  return (
    <Stack gap={1}>
      <Checkbox
        ref={box}
        // One sentence: the label would set its pieces side by side.
        label={
          <span>
            <Sentence legal={legal} />
          </span>
        }
        checked={isAccepted}
        aria-describedby={dueId}
        data-testid="legal-agree"
        onChange={({ currentTarget }) => (currentTarget.checked ? accept() : withdraw())}
      />
      <Text id={dueId} variant="small" role="status" css={dueStyles} data-testid="legal-due">
        {/* Another element each time, so that screen readers announce it again. */}
        {!isAccepted && <span key={reminders}>{text.get('connect.agreeFirst')}</span>}
      </Text>
    </Stack>
  )
}

/** Below the sentence, and as high when it is empty, so that nothing moves when the box is ticked. */
function dueStyles({ u }: Theme): CSSObject {
  return { minHeight: u(1.8), marginInlineStart: u(3) }
}

function useLegalLine(): LegalLine | undefined {
  const { core, text } = useModalContext()
  const snapshot = useSnapshot(({ options }) => ({ options }))
  return legalLine(snapshot, { actions: core.actions, text })
}

function Sentence({ legal }: { readonly legal: LegalLine }): ReactElement {
  const { text } = useModalContext()
  return (
    <RichText
      parts={text.parts(legal.message)}
      elements={{
        terms: (
          <TextButton tone="plain" data-testid="legal-terms" onClick={legal.openTerms}>
            {text.get('connect.terms')}
          </TextButton>
        ),
        privacy: (
          <TextButton tone="plain" data-testid="legal-privacy" onClick={legal.openPrivacy}>
            {text.get('connect.privacy')}
          </TextButton>
        ),
        site: <bdi>{legal.siteName}</bdi>,
      }}
    />
  )
}
