/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import {
  Button,
  Checkbox,
  Decision,
  Image,
  Latch,
  Pair,
  Stack,
  Text,
  VisuallyHidden,
  walletIcon,
} from '@latchkey/ui'
import { type ReactElement, useState } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useSignIn } from '../../context/use-modules.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { LatchScene } from '../../partials/latch-scene/latch-scene.tsx'
import { WaitingLine } from '../../partials/waiting-line/waiting-line.tsx'
import { MessageDetails } from './message-details.tsx'
import { OtherSite } from './other-site.tsx'
import { type SignInModel, signInModel } from './siwx-sign-message.model.ts'

/** Draws a sign-in: while its message is prepared, its lines are reserved. */
export function SignInView(): ReactElement {
  const { text } = useModalContext()
  const signIn = useSignIn()
  const snapshot = useSnapshot(({ signIn, options, network, accounts, connectorPictures }) => ({
    signIn,
    options,
    network,
    accounts,
    connectorPictures,
  }))
  const model = signInModel(snapshot, { signIn, text })
  const { warning, message } = model
  return (
    <Stack gap={4}>
      {warning === undefined ? <Scene model={model} /> : <OtherSite warning={warning} />}
      {message === undefined && (
        <VisuallyHidden role="status">{text.get('signIn.preparing')}</VisuallyHidden>
      )}
      <MessageDetails message={message} isForOther={warning !== undefined} />
      {warning === undefined ? (
        <Choice model={model} />
      ) : (
        <GuardedChoice model={model} warning={warning} />
      )}
    </Stack>
  )
}

function Scene({ model }: { readonly model: SignInModel }): ReactElement {
  const latch = (
    <Latch
      state={model.latch}
      site={<Image src={model.siteIcon} size={6.4} />}
      wallet={<Image src={model.walletIcon} size={6.4} fallback={walletIcon} />}
    />
  )
  return <LatchScene latch={latch} heading={model.heading} line={model.line} />
}

function Choice({ model }: { readonly model: SignInModel }): ReactElement {
  const { text } = useModalContext()
  return (
    <Decision before={model.isSigning && <WaitingLine />}>
      <Pair>
        <Button data-testid="sign-in-cancel" onClick={model.cancel}>
          {text.get('signIn.cancel')}
        </Button>
        <Button
          tone="primary"
          isBusy={model.isSigning}
          isBlocked={model.message === undefined}
          data-testid="sign-in-sign"
          onClick={model.sign}
        >
          {model.signLabel}
        </Button>
      </Pair>
    </Decision>
  )
}

interface GuardedChoiceProps {
  readonly model: SignInModel
  readonly warning: NonNullable<SignInModel['warning']>
}

/** A message that is not of this page is signed only after the visitor confirmed that they know it. */
function GuardedChoice({ model, warning }: GuardedChoiceProps): ReactElement {
  const { text } = useModalContext()
  const [isKnown, setIsKnown] = useState(false)
  return (
    <Decision
      before={
        <>
          <Checkbox
            label={warning.known}
            checked={isKnown}
            data-testid="sign-in-known"
            onChange={(event) => setIsKnown(event.currentTarget.checked)}
          />
          {model.isSigning && <WaitingLine line={model.heading} />}
          {model.latch === 'declined' && (
            <Text role="status" css={failureStyles}>
              {model.heading}
            </Text>
          )}
        </>
      }
    >
      <Pair>
        <Button tone="primary" data-testid="sign-in-cancel" onClick={model.cancel}>
          {text.get('signIn.cancel')}
        </Button>
        <Button
          isBusy={model.isSigning}
          isBlocked={!isKnown}
          data-testid="sign-in-sign"
          onClick={model.sign}
        >
          {model.signLabel}
        </Button>
      </Pair>
    </Decision>
  )
}

function failureStyles({ color }: Theme): CSSObject {
  return { color: color.bad }
}
