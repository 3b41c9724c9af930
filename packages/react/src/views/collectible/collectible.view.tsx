import {
  Button,
  brokenIllustration,
  Detail,
  DetailList,
  externalIcon,
  Image,
  imageIcon,
  Notice,
  Scene,
  Stack,
} from '@latchkey/ui'
import { type ReactElement, useState } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { enNfts } from '../../messages/en/nfts.ts'
import type { ViewDefinition, ViewProps } from '../view-definition.ts'
import { type CollectibleModel, collectibleModel } from './collectible.model.ts'

/** One collectible of the active account, large. */
export const view: ViewDefinition<'Collectible'> = {
  english: enNfts,
  View: CollectibleView,
  title: ({ name }, { text }) => name || text.get('nfts.unnamed'),
}

function CollectibleView({ params }: ViewProps<'Collectible'>): ReactElement {
  const { core, text } = useModalContext()
  const { account, id } = params
  const snapshot = useSnapshot(({ network }) => ({ network }))
  const found = useSnapshot(({ collectibles }) =>
    collectibles[account]?.collectibles.find((each) => each.id === id),
  )
  // One that is given away while it is looked at stays until the visitor goes back.
  const [last, setLast] = useState(found)
  if (found !== undefined && found !== last) setLast(found)
  if (last === undefined) {
    return (
      <Scene
        illustration={brokenIllustration}
        title={text.get('nfts.gone')}
        data-testid="collectible-gone"
      />
    )
  }
  const model = collectibleModel({ account, collectible: last }, snapshot, {
    actions: core.actions,
    text,
  })
  return <Details model={model} />
}

function Details({ model }: { readonly model: CollectibleModel }): ReactElement {
  const { text } = useModalContext()
  return (
    <Stack gap={4} above={1}>
      <Image
        src={model.imageUrl}
        alt={model.name}
        size="full"
        shape="panel"
        fallback={imageIcon}
        data-testid="collectible-picture"
      />
      {model.isSpam && (
        <Notice tone="warn" title={text.get('nfts.spam.title')} data-testid="collectible-spam">
          {text.get('nfts.spam.text')}
        </Notice>
      )}
      <DetailList>
        {model.facts.map(({ id, label, value }) => (
          <Detail
            key={id}
            label={label}
            value={value}
            picture={id === 'network' && <Image src={model.network.image} size={2} shape="round" />}
            data-testid={`collectible-${id}`}
          />
        ))}
      </DetailList>
      {model.explore && (
        <Button icon={externalIcon} data-testid="collectible-explorer" onClick={model.explore}>
          {text.get('nfts.explorer')}
        </Button>
      )}
    </Stack>
  )
}
