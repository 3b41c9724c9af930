/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import {
  Address,
  Avatar,
  Button,
  brokenIllustration,
  Checkbox,
  Detail,
  DetailList,
  globeIcon,
  Image,
  Leg,
  Notice,
  Pair,
  PictureBadge,
  Scene,
  Stack,
  Text,
  VisuallyHidden,
} from '@latchkey/ui'
import { type ReactElement, useState } from 'react'
import { useModalContext } from '../../binding/modal-context.ts'
import { useSnapshot } from '../../binding/use-snapshot.ts'
import { enSend } from '../../messages/en/send.ts'
import type { ViewDefinition } from '../view-definition.ts'
import { Forecast } from './forecast.tsx'
import { Lookalike } from './lookalike.tsx'
import { type ReviewModel, reviewModel } from './wallet-send-preview.model.ts'

/** What the visitor is to agree to. */
export const view: ViewDefinition<'WalletSendPreview'> = {
  english: enSend,
  View: PreviewView,
  title: (_params, { text }) => text.get('send.review.title'),
}

function PreviewView(): ReactElement {
  const { text } = useModalContext()
  const snapshot = useSnapshot(({ send, accounts, network, portfolio }) => ({
    ...{ send, accounts, network, portfolio },
  }))
  const model = reviewModel(snapshot, text)
  if (model === undefined) {
    return (
      <Scene
        illustration={brokenIllustration}
        title={text.get('send.review.gone')}
        data-testid="send-review-gone"
      />
    )
  }
  return <Review model={model} />
}

function Review({ model }: { readonly model: ReviewModel }): ReactElement {
  const { text } = useModalContext()
  const { network, lookalike } = model
  return (
    <Stack gap={4}>
      {lookalike && <Lookalike to={model.to} lookalike={lookalike} />}
      {model.doubts.map(({ title, text: line }) => (
        <Notice key={title} tone="warn" role="alert" title={title} data-testid="send-doubt">
          {line}
        </Notice>
      ))}
      <div>
        <Leg
          label={text.get('send.review.you')}
          picture={
            <Image src={model.image} size={4} shape="round" fallback={globeIcon}>
              <PictureBadge>
                <Image src={network.image} size={1.6} shape="round" fallback={globeIcon} />
              </PictureBadge>
            </Image>
          }
          figure={model.figure}
          worth={model.worth}
          data-testid="send-leg"
        />
        {lookalike === undefined && <Recipient model={model} />}
        <DetailList>
          <Detail
            label={text.get('send.review.network')}
            picture={<Image src={network.image} size={2} shape="round" fallback={globeIcon} />}
            value={network.name}
            data-testid="send-network"
          />
          <Detail
            label={text.get('send.review.fee')}
            value={model.fee}
            more={model.feeMore}
            data-testid="send-fee"
          />
          {model.left !== undefined && (
            <Detail
              label={text.get('send.review.left')}
              value={model.left}
              data-testid="send-left"
            />
          )}
        </DetailList>
      </div>
      {model.forecast && <Forecast forecast={model.forecast} />}
      <Choice model={model} />
    </Stack>
  )
}

/** The full address, in groups. */
function Recipient({ model: { to, name } }: { readonly model: ReviewModel }): ReactElement {
  const { text } = useModalContext()
  return (
    <div css={recipientStyles}>
      <Avatar address={to} size={4} />
      <div css={{ minWidth: 0 }}>
        <Text as="span" variant="small">
          {text.get('send.to')}
        </Text>
        {name !== undefined && (
          <Text as="div" variant="row">
            <bdi dir="ltr" translate="no">
              {name}
            </bdi>
          </Text>
        )}
        <div>
          <Address address={to} data-testid="send-review-address" />
        </div>
      </div>
    </div>
  )
}

/** What raises doubts is sent only after the visitor confirmed it, and going back is easier. */
function Choice({ model }: { readonly model: ReviewModel }): ReactElement {
  const { core, text } = useModalContext()
  const { send } = core.actions
  const [isKnown, setIsKnown] = useState(false)
  const isGuarded = model.confirmation !== undefined
  return (
    <Stack gap={4}>
      {isGuarded ? (
        <Checkbox
          label={model.confirmation}
          checked={isKnown}
          data-testid="send-known"
          onChange={(event) => setIsKnown(event.currentTarget.checked)}
        />
      ) : (
        <Text variant="small">{text.get('send.review.check')}</Text>
      )}
      <VisuallyHidden role="status">{model.isSending ? model.waiting : ''}</VisuallyHidden>
      <Pair>
        <Button
          tone={isGuarded ? 'primary' : 'secondary'}
          isBlocked={model.isSending}
          data-testid="send-cancel"
          onClick={() => send.cancel()}
        >
          {text.get(isGuarded ? 'send.review.back' : 'send.review.cancel')}
        </Button>
        <Button
          tone={isGuarded ? 'secondary' : 'primary'}
          isBusy={model.isSending}
          isBlocked={isGuarded && !isKnown}
          data-testid="send-confirm"
          onClick={() => send.confirm()}
        >
          {text.get('send.review.send')}
        </Button>
      </Pair>
    </Stack>
  )
}

function recipientStyles({ color, space }: Theme): CSSObject {
  return {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[3],
    paddingBlock: space[3],
    borderBlock: `1px solid ${color.line}`,
    textAlign: 'start',
  }
}
