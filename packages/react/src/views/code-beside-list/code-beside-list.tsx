/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import {
  Button,
  checkIcon,
  copyIcon,
  QrCode,
  qrIcon,
  SideCard,
  Stack,
  Text,
  VisuallyHidden,
} from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useActions } from '../../context/use-actions.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { blockedProps } from '../../partials/legal/blocked.ts'
import { useAnnouncedOnce } from '../../partials/use-announced-once.ts'
import { useCopied } from '../../partials/use-copied.ts'
import { useRest } from '../../partials/use-rest.ts'
import { type CodeButton, codeBesideListModel } from './code-beside-list.model.ts'

/** Props of `CodeBesideList`. */
export interface CodeBesideListProps {
  readonly isLeaving: boolean
}

/**
 * A code for any wallet beside the list of wallets. The relay is asked for it when the pointer rests on it
 * or its button is pressed, never by itself.
 */
export function CodeBesideList({ isLeaving }: CodeBesideListProps): ReactElement {
  const { text } = useModalContext()
  const actions = useActions()
  const snapshot = useSnapshot(({ pairing, options, terms }) => ({ pairing, options, terms }))
  const model = codeBesideListModel(snapshot, { actions, text })
  const rest = useRest(model.rest)
  const announcement = useAnnouncedOnce(model.announcement)
  const title = text.get('beside.title')
  return (
    <SideCard label={title} isLeaving={isLeaving} data-testid="beside" {...rest}>
      <Stack gap={2} align="center">
        <QrCode
          text={model.uri}
          label={text.get('pairing.scan.label')}
          size={22.4}
          isIdle={model.isIdle}
          data-testid="beside-code"
        />
        <div>
          <Text as="h3" variant="row" align="center">
            {title}
          </Text>
          <Text variant="small" align="center" css={lineStyles} data-testid="beside-line">
            {model.line}
          </Text>
        </div>
        <ShowOrCopy button={model.button} />
      </Stack>
      <VisuallyHidden role="status" data-testid="beside-said">
        {announcement}
      </VisuallyHidden>
    </SideCard>
  )
}

/** One button for both, so that a visitor at the keyboard stays on it. */
function ShowOrCopy({ button }: { readonly button: CodeButton }): ReactElement {
  const { text } = useModalContext()
  const { pairing } = useActions()
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
        onFocus={button.kind === 'show' ? pairing.prepare : undefined}
        onClick={press}
      >
        {isCopied ? text.get('copied') : button.label}
      </Button>
      <VisuallyHidden role="status">{isCopied && text.get('pairing.copied')}</VisuallyHidden>
    </>
  )
}

/** As high as the longer of its two texts, so that the code takes its place without moving the button. */
function lineStyles({ u }: Theme): CSSObject {
  return { minHeight: u(3.6) }
}
