/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { Button, checkIcon, copyIcon, media, qrIcon, VisuallyHidden } from '@latchkey/ui'
import { type ReactElement, useRef } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { blockedProps } from '../../partials/legal/blocked.ts'
import { useAnnouncedOnce } from '../../partials/use-announced-once.ts'
import { useCopied } from '../../partials/use-copied.ts'
import { useRest } from '../../partials/use-rest.ts'
import { BesideFrame } from './beside-frame.tsx'
import { type CodeButton, codeBesideListModel } from './code-beside-list.model.ts'
import { useBesideActions } from './use-beside-actions.ts'
import { useBesideCode } from './use-beside-code.ts'

/** Props of `CodeBesideList`. */
export interface CodeBesideListProps {
  readonly isLeaving: boolean
}

/**
 * A picture of a phone beside the list of wallets, and over it a code for any wallet. The relay is asked for the code
 * when the pointer rests on the card or its button is pressed, never by itself.
 */
export function CodeBesideList({ isLeaving }: CodeBesideListProps): ReactElement {
  const { text } = useModalContext()
  const card = useRef<HTMLElement>(null)
  const actions = useBesideActions()
  const snapshot = useSnapshot(({ pairing, options, terms }) => ({ pairing, options, terms }))
  const model = codeBesideListModel(snapshot, { actions, text })
  const rest = useRest(model.rest)
  const announcement = useAnnouncedOnce(model.announcement)
  const { Part } = useBesideCode(card, !model.isIdle)
  const cover = Part && model.uri !== undefined && (
    <div css={coverStyles}>
      <Part />
    </div>
  )
  return (
    <BesideFrame ref={card} isLeaving={isLeaving} line={model.line} cover={cover} {...rest}>
      <ShowOrCopy button={model.button} prepare={actions.pairing.prepare} />
      <VisuallyHidden role="status" data-testid="beside-said">
        {announcement}
      </VisuallyHidden>
    </BesideFrame>
  )
}

interface ShowOrCopyProps {
  readonly button: CodeButton
  prepare(): void
}

/** One button for both, so that a visitor at the keyboard stays on it. */
function ShowOrCopy({ button, prepare }: ShowOrCopyProps): ReactElement {
  const { text } = useModalContext()
  const { button: place, isCopied, press } = useCopied(button.press)
  const copyOrCheck = isCopied ? checkIcon : copyIcon
  return (
    <>
      <Button
        ref={place}
        size="s"
        icon={button.kind === 'show' ? qrIcon : copyOrCheck}
        isBusy={button.isBusy}
        {...blockedProps(button.isBlocked, text)}
        data-state={isCopied ? 'copied' : 'idle'}
        data-testid={`beside-${button.kind}`}
        onFocus={button.kind === 'show' ? prepare : undefined}
        onClick={press}
      >
        {isCopied ? text.get('copied') : button.label}
      </Button>
      <VisuallyHidden role="status">{isCopied && text.get('pairing.copied')}</VisuallyHidden>
    </>
  )
}

/** The code slides over the picture, or fades in. */
function coverStyles({ color, duration, ease }: Theme): CSSObject {
  return {
    position: 'absolute',
    inset: 0,
    backgroundColor: color.card,
    transition: `transform ${duration.sheetOpen} ${ease.entrance},opacity ${duration.still}`,
    '@starting-style': { transform: 'translateY(100%)' },
    [media.still]: { '@starting-style': { transform: 'none', opacity: 0 } },
  }
}
