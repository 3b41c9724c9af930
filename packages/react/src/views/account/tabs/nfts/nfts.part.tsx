import { imageIllustration, Scene, Stack, Text, TextButton, VisuallyHidden } from '@latchkey/ui'
import { type ReactElement, useEffect, useState } from 'react'
import { useModalContext, type ViewPart } from '../../../../context/modal-context.ts'
import { useActions } from '../../../../context/use-actions.ts'
import { useSnapshot } from '../../../../context/use-snapshot.ts'
import { enNfts } from '../../../../messages/en/nfts.ts'
import { LoadFailed } from '../../../../partials/load-failed/load-failed.tsx'
import { RetryButton } from '../../../../partials/load-failed/retry-button.tsx'
import { ReadMore } from '../../../../partials/read-more/read-more.tsx'
import { NftGrid, NftSkeletons } from './nft-grid.tsx'
import { type NftCell, type NftsModel, nftsModel } from './nfts.model.ts'
import { usePlace } from './use-place.ts'

/** The tab NFTs of Account. */
export const nftsPart: ViewPart = { Part: Nfts, english: enNfts }

/**
 * Draws the collectibles of the active account, which are read again and again while they are
 * shown.
 */
function Nfts(): ReactElement {
  const { text } = useModalContext()
  const actions = useActions()
  const { collectibles, router } = actions
  useEffect(() => collectibles.follow(), [collectibles])
  const snapshot = useSnapshot(({ accounts, network, collectibles: held }) => ({
    accounts,
    network,
    collectibles: held,
  }))
  const model = nftsModel(snapshot, text)
  const { tab, wasExpanded, store } = usePlace()
  const [isExpanded, setExpanded] = useState(wasExpanded)

  function open({ params }: NftCell): void {
    store(isExpanded)
    router.push('Collectible', params)
  }

  return (
    <Stack ref={tab} gap={3} data-testid="nfts" data-state={model.state}>
      <Body model={model} open={open} />
      {model.spam.length > 0 && (
        <SpamLine
          label={isExpanded ? text.get('nfts.spam.hide') : model.showSpam}
          isExpanded={isExpanded}
          toggle={() => setExpanded(!isExpanded)}
        />
      )}
      {isExpanded && model.spam.length > 0 && (
        <NftGrid
          label={text.get('nfts.spam.list')}
          cells={model.spam}
          firstPlace={model.cells.length}
          open={open}
        />
      )}
    </Stack>
  )
}

interface BodyProps {
  readonly model: NftsModel
  open(cell: NftCell): void
}

function Body({ model, open }: BodyProps): ReactElement {
  const { text } = useModalContext()
  const actions = useActions()
  const { refresh, readMore } = actions.collectibles
  switch (model.state) {
    case 'loading':
      return (
        <div aria-busy="true" data-testid="nfts-loading">
          <VisuallyHidden>{text.get('nfts.loading')}</VisuallyHidden>
          <NftSkeletons />
        </div>
      )
    case 'failed':
      return (
        <LoadFailed title={text.get('nfts.failed.title')} data-testid="nfts-failed">
          <RetryButton data-testid="nfts-retry" onClick={refresh} />
        </LoadFailed>
      )
    case 'empty':
      return (
        <Scene
          illustration={imageIllustration}
          title={text.get('nfts.empty.title')}
          data-testid="nfts-empty"
        >
          <Text align="center">{text.get('nfts.empty.text')}</Text>
        </Scene>
      )
    case 'ready':
      return (
        <>
          {model.cells.length > 0 ? (
            <NftGrid label={text.get('nfts.list')} cells={model.cells} firstPlace={0} open={open} />
          ) : (
            <Text align="center">{text.get('nfts.none')}</Text>
          )}
          {model.more !== undefined && (
            <ReadMore
              status={model.more}
              known={`${model.cells.length}`}
              label={text.get('nfts.more')}
              data-testid="nfts-more"
              onRead={readMore}
            />
          )}
        </>
      )
  }
}

interface SpamLineProps {
  readonly label: string
  readonly isExpanded: boolean
  toggle(): void
}

/** Draws the control that shows hidden collectibles, and hides them again. */
function SpamLine({ label, isExpanded, toggle }: SpamLineProps): ReactElement {
  const { text } = useModalContext()
  return (
    <Text variant="small" align="center">
      {text.get('nfts.spam')}{' '}
      <TextButton aria-expanded={isExpanded} data-testid="nfts-hidden" onClick={toggle}>
        {label}
      </TextButton>
    </Text>
  )
}
