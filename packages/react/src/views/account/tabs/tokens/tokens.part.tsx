import { createSymbolCheck } from '@latchkey/core/views'
import {
  activityIllustration,
  Glyph,
  List,
  ListRow,
  Notice,
  Scene,
  SkeletonRow,
  Stack,
  Switch,
  Text,
  VisuallyHidden,
} from '@latchkey/ui'
import { type ReactElement, useDeferredValue, useEffect, useMemo } from 'react'
import { useModalContext, type ViewPart } from '../../../../context/modal-context.ts'
import { useActions } from '../../../../context/use-actions.ts'
import { useSnapshot } from '../../../../context/use-snapshot.ts'
import { enTokens } from '../../../../messages/en/tokens.ts'
import { LoadFailed } from '../../../../partials/load-failed/load-failed.tsx'
import { RowParts } from '../../../../partials/more-rows/row-part.tsx'
import { ROWS_AT_ONCE, useMoreRows } from '../../../../partials/more-rows/use-more-rows.ts'
import { RetryTokens } from './retry-tokens.tsx'
import { TokenBlock } from './token-block.tsx'
import { createTokenFormats, type TokensModel, tokensModel } from './tokens.model.ts'

/** The tab Tokens of Account. */
export const tokensPart: ViewPart = { Part: Tokens, english: enTokens }

/** Draws the tokens of the active account, which are read again and again while they are shown. */
function Tokens(): ReactElement {
  const { text } = useModalContext()
  const actions = useActions()
  const snapshot = useSnapshot(({ accounts, network, auth, portfolio, options }) => ({
    accounts,
    network,
    auth,
    portfolio,
    options,
  }))
  const model = useMemo(() => tokensModel(snapshot, { actions, text }), [snapshot, text, actions])
  useEffect(() => actions.portfolio.follow(), [actions])
  return (
    <Stack gap={2} above={model.scope ? 2 : 0}>
      {model.scope && (
        <Switch
          label={text.get('tokens.all')}
          checked={model.scope.isAll}
          data-testid="tokens-all"
          onChange={model.scope.toggle}
        />
      )}
      <Body model={model} />
      {model.isCoinAlone && (
        <Text variant="small" align="center" data-testid="tokens-coin-alone">
          {text.get('tokens.coinAlone')}
        </Text>
      )}
      {model.isUnpriced && (
        <Text variant="small" align="center" data-testid="tokens-unpriced">
          {text.get('tokens.unpriced')}
        </Text>
      )}
    </Stack>
  )
}

function Body({ model }: { readonly model: TokensModel }): ReactElement {
  switch (model.state) {
    case 'none':
    case 'loading':
      return <Loading hasSwitch={model.scope !== undefined} />
    case 'unavailable':
      return <Unlisted model={model} />
    case 'empty':
      return <Empty model={model} />
    case 'ready':
      return <TokenList model={model} />
  }
}

function TokenList({ model }: { readonly model: TokensModel }): ReactElement {
  const { text } = useModalContext()
  const { limit, end } = useMoreRows()
  const formats = useMemo(() => createTokenFormats(text), [text])
  // With many rows a new list is rendered piece by piece.
  const holdings = useDeferredValue(model.holdings)
  const isTold = useMemo(() => createSymbolCheck(holdings), [holdings])
  return (
    <>
      {model.isUnlisted && (
        <Notice tone="warn" title={text.get('tokens.unlisted.title')} data-testid="tokens-unlisted">
          {text.get('tokens.unlisted.text')}
          <Stack align="start" above={2}>
            <RetryTokens model={model} />
          </Stack>
        </Notice>
      )}
      <List kind="flush" role="list" label={text.get('tokens.list')} data-testid="tokens-list">
        <RowParts>
          {blockStarts(Math.min(limit, holdings.length)).map((first) => (
            <TokenBlock
              key={first}
              holdings={holdings.slice(first, first + ROWS_AT_ONCE)}
              first={first}
              count={holdings.length}
              formats={formats}
              isTold={isTold}
            />
          ))}
        </RowParts>
      </List>
      {limit < holdings.length && <div ref={end} />}
    </>
  )
}

function blockStarts(count: number): readonly number[] {
  return Array.from({ length: Math.ceil(count / ROWS_AT_ONCE) }, (_, index) => index * ROWS_AT_ONCE)
}

function Loading({ hasSwitch }: { readonly hasSwitch: boolean }): ReactElement {
  const { text } = useModalContext()
  return (
    <List kind="flush" aria-busy="true" data-testid="tokens-loading">
      <VisuallyHidden>{text.get('tokens.loading')}</VisuallyHidden>
      {SKELETON_ROWS.slice(hasSwitch ? 1 : 0).map((row) => (
        <SkeletonRow key={row} pictureShape="round" pictureSize={3.6} hasDetail hasValue />
      ))}
    </List>
  )
}

const SKELETON_ROWS = [1, 2, 3, 4] as const

function Unlisted({ model }: { readonly model: TokensModel }): ReactElement {
  const { text } = useModalContext()
  return (
    <LoadFailed title={text.get('tokens.unlisted.title')} data-testid="tokens-failed">
      <RetryTokens model={model} />
    </LoadFailed>
  )
}

const WAY_TEXTS = {
  onramp: ['tokens.buy', 'tokens.buy.detail'],
  receive: ['tokens.receive', 'tokens.receive.detail'],
} as const

/** Rows that lead on, where there are any. */
function Empty({ model }: { readonly model: TokensModel }): ReactElement {
  const { text } = useModalContext()
  if (model.ways.length === 0) {
    return (
      <Scene
        illustration={activityIllustration}
        title={text.get('tokens.none.title')}
        data-testid="tokens-empty"
      >
        <Text align="center">{text.get('tokens.none.text')}</Text>
      </Scene>
    )
  }
  return (
    <List kind="flush" label={text.get('tokens.none.title')} data-testid="tokens-empty">
      {model.ways.map(({ name, icon, open }) => {
        const [label, detail] = name === 'onramp' ? WAY_TEXTS.onramp : WAY_TEXTS.receive
        return (
          <ListRow
            key={name}
            label={text.get(label)}
            detail={text.get(detail)}
            picture={<Glyph icon={icon} />}
            data-testid={`tokens-${name}`}
            onClick={open}
          />
        )
      })}
    </List>
  )
}
