import {
  Button,
  brokenIllustration,
  Checkbox,
  Decision,
  Detail,
  DetailList,
  globeIcon,
  Image,
  Leg,
  Pair,
  PictureBadge,
  Scene,
  Stack,
  Text,
  VisuallyHidden,
} from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useSend } from '../../context/use-modules.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { enPropose } from '../../messages/en/propose.ts'
import { enReview } from '../../messages/en/review.ts'
import { enSend } from '../../messages/en/send.ts'
import { ShortAddress } from '../../partials/short-address.tsx'
import { Forecast } from '../../partials/transfer-review/forecast.tsx'
import { Recipient } from '../../partials/transfer-review/recipient.tsx'
import { TransferWarnings } from '../../partials/transfer-review/transfer-warnings.tsx'
import { WaitingLine } from '../../partials/waiting-line/waiting-line.tsx'
import type { ViewDefinition } from '../view-definition.ts'
import { type ReviewModel, reviewModel } from './wallet-send-preview.model.ts'

/** The transfer that the visitor is to agree to. */
export const view: ViewDefinition<'WalletSendPreview'> = {
  loadModule: ({ send }) => send.load(),
  english: { ...enSend, ...enReview, ...enPropose },
  View: PreviewView,
  title: (_params, { text }) => text.get('send.review.title'),
}

function PreviewView(): ReactElement {
  const { text } = useModalContext()
  const snapshot = useSnapshot(({ send, accounts, network, portfolio, wallets }) => ({
    send,
    accounts,
    network,
    portfolio,
    wallets,
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
      <TransferWarnings transfer={model} />
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
          note={model.token && <ShortAddress address={model.token} />}
          data-testid="send-leg"
        />
        {lookalike === undefined && (
          <Recipient label={text.get('send.to')} address={model.to} name={model.name} />
        )}
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
      <VisuallyHidden role="status">{model.isSending ? model.waiting : ''}</VisuallyHidden>
      <Choice model={model} />
    </Stack>
  )
}

/**
 * A transfer that raises doubts is sent only after the visitor confirmed it, and going back is
 * easier.
 */
function Choice({ model }: { readonly model: ReviewModel }): ReactElement {
  const { text } = useModalContext()
  const send = useSend()
  const isGuarded = model.confirmation !== undefined
  return (
    <Decision before={<Before model={model} />}>
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
          isBlocked={isGuarded && !model.isConfirmed}
          data-testid="send-confirm"
          onClick={() => send.confirm()}
        >
          {model.send}
        </Button>
      </Pair>
    </Decision>
  )
}

/** Draws the agreement, and one line: what to compare, or where the visitor continues. */
function Before({ model }: { readonly model: ReviewModel }): ReactElement {
  const { text } = useModalContext()
  const send = useSend()
  const { confirmation, isSending, waiting } = model
  return (
    <>
      {confirmation !== undefined && (
        <Checkbox
          label={confirmation}
          checked={model.isConfirmed}
          data-testid="send-known"
          onChange={(event) => send.confirmDoubts(event.currentTarget.checked)}
        />
      )}
      {isSending ? (
        <WaitingLine line={waiting} />
      ) : (
        confirmation === undefined && <Text variant="small">{text.get('send.review.check')}</Text>
      )}
    </>
  )
}
