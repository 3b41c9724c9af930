/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import type { SwapTokenRow } from '@latchkey/core/views'
import {
  Amount,
  Button,
  Chip,
  globeIcon,
  Image,
  List,
  ListRow,
  Scene,
  SearchField,
  Skeleton,
  Stack,
  searchIllustration,
  Text,
  VisuallyHidden,
} from '@latchkey/ui'
import {
  memo,
  type ReactElement,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useState,
} from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useActions } from '../../context/use-actions.ts'
import { useSwap } from '../../context/use-modules.ts'
import { useSnapshot } from '../../context/use-snapshot.ts'
import { enSwap } from '../../messages/en/swap.ts'
import { useMoreRows } from '../../partials/more-rows/use-more-rows.ts'
import { moveAlongRows } from '../../partials/row-keys.ts'
import { RowAddress } from '../../partials/token-address.tsx'
import type { ViewDefinition, ViewProps } from '../view-definition.ts'
import {
  type SwapSelectModel,
  type SwapTokenChoice,
  swapSelectModel,
  swapTokenLists,
} from './swap-select-token.model.ts'

/** Which token is swapped, or for which one. */
export const view: ViewDefinition<'SwapSelectToken'> = {
  loadModule: ({ swap }) => swap.load(),
  english: enSwap,
  View: SwapSelectTokenView,
  title: (_params, { text }) => text.get('swap.tokens.title'),
}

type Choose = (token: SwapTokenRow['token']) => void

function SwapSelectTokenView({ params: { target } }: ViewProps<'SwapSelectToken'>): ReactElement {
  const { text } = useModalContext()
  const actions = useActions()
  const swap = useSwap()
  const snapshot = useSnapshot(({ swap, accounts, network, balances, portfolio }) => ({
    swap,
    accounts,
    network,
    balances,
    portfolio,
  }))
  const [typed, setTyped] = useState('')
  // With many tokens the list gives way to what is typed.
  const search = useDeferredValue(typed)
  const all = useMemo(() => swapTokenLists(snapshot), [snapshot])
  const model = useMemo(
    () => swapSelectModel(snapshot, { target, search, all }, text),
    [snapshot, target, search, all, text],
  )
  useEffect(() => actions.portfolio.follow(), [actions])
  const choose = useCallback<Choose>(
    (token) => {
      swap.chooseToken(target, token)
      actions.router.back()
    },
    [actions, swap, target],
  )
  return (
    <Stack gap={3} onKeyDown={moveAlongRows}>
      <SearchField
        value={typed}
        onSearch={setTyped}
        label={text.get('swap.tokens.search')}
        clearLabel={text.get('swap.tokens.clear')}
        data-testid="swap-search"
      />
      <Content model={model} search={search} choose={choose} />
      <VisuallyHidden role="status">{model.announcement}</VisuallyHidden>
    </Stack>
  )
}

interface PartProps {
  readonly model: SwapSelectModel
  readonly choose: Choose
}

/** The list is long: while its model stays the same, a key does not render it again. */
const Content = /* @__PURE__ */ memo(function Content({
  model,
  search,
  choose,
}: PartProps & { readonly search: string }): ReactElement {
  const { text } = useModalContext()
  const swap = useSwap()
  if (model.status === 'failed') {
    return (
      <Scene
        illustration={searchIllustration}
        title={text.get('swap.failed.tokens')}
        data-testid="swap-tokens-failed"
      >
        <Button data-testid="swap-tokens-retry" onClick={() => swap.retry()}>
          {text.get('swap.button.retry')}
        </Button>
      </Scene>
    )
  }
  if (model.status === 'loading') {
    return (
      <Stack gap={2} aria-busy="true">
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} width="full" height={5.2} />
        ))}
      </Stack>
    )
  }
  if (model.own.length + model.popular.length + model.others.length === 0) {
    return (
      <Scene
        illustration={searchIllustration}
        title={text.get('swap.tokens.none')}
        data-testid="swap-no-tokens"
      />
    )
  }
  return (
    <>
      {model.suggested.length > 0 && <Suggested model={model} choose={choose} />}
      {/* The results begin at their first rows, however far another list was scrolled. */}
      <Lists key={search} model={model} choose={choose} />
    </>
  )
})

function Suggested({ model, choose }: PartProps): ReactElement {
  const { text } = useModalContext()
  return (
    <ul aria-label={text.get('swap.tokens.suggested')} css={chipsStyles}>
      {model.suggested.map((token) => {
        const { key, isOther } = model.row({ token })
        return (
          <li key={key}>
            <Chip
              picture={
                <Image src={token.iconUrl} size={2} shape="round" fallback={globeIcon} isLazy />
              }
              disabled={isOther}
              data-testid={`swap-suggested-${key}`}
              onClick={() => choose(token)}
            >
              {token.symbol}
            </Chip>
          </li>
        )
      })}
    </ul>
  )
}

/**
 * Draws the account's own tokens first; the lists are drawn as far as the visitor has scrolled.
 */
function Lists({ model, choose }: PartProps): ReactElement {
  const { text } = useModalContext()
  const { limit, end } = useMoreRows()
  const { own, popular, others } = model
  const known = own.length + popular.length
  return (
    <>
      {own.length > 0 && (
        <Section title={text.get('swap.tokens.yours')} data-testid="swap-own">
          {own.slice(0, limit).map((row) => {
            const choice = model.row(row)
            return <Row key={choice.key} choice={choice} choose={choose} />
          })}
        </Section>
      )}
      <Tokens
        title={text.get('swap.tokens.popular')}
        tokens={popular.slice(0, Math.max(0, limit - own.length))}
        model={model}
        choose={choose}
        data-testid="swap-popular"
      />
      <Tokens
        title={text.get('swap.tokens.others')}
        tokens={others.slice(0, Math.max(0, limit - known))}
        model={model}
        choose={choose}
        data-testid="swap-others"
      />
      {limit < known + others.length && <div ref={end} />}
    </>
  )
}

interface TokensProps extends PartProps {
  readonly title: string
  readonly tokens: readonly SwapTokenRow['token'][]
  readonly 'data-testid': string
}

function Tokens({ tokens, model, choose, ...rest }: TokensProps): ReactElement | null {
  if (tokens.length === 0) return null
  return (
    <Section {...rest}>
      {tokens.map((token) => {
        const choice = model.row({ token })
        return <Row key={choice.key} choice={choice} choose={choose} />
      })}
    </Section>
  )
}

interface SectionProps {
  readonly title: string
  readonly 'data-testid': string
  readonly children: ReactElement[]
}

function Section({ title, 'data-testid': testId, children }: SectionProps): ReactElement {
  const id = useId()
  return (
    <Stack gap={1}>
      <Text as="h3" variant="small" id={id}>
        {title}
      </Text>
      <List kind="flush" label={title} data-testid={testId}>
        {children}
      </List>
    </Stack>
  )
}

interface RowProps {
  readonly choice: SwapTokenChoice
  readonly choose: Choose
}

function Row({ choice, choose }: RowProps): ReactElement {
  const { token, detail, value, address, isChosen, isOther, key } = choice
  return (
    <ListRow
      label={token.name}
      detail={
        <>
          <bdi dir="ltr">{detail}</bdi>
          <RowAddress address={address} />
        </>
      }
      picture={<Image src={token.iconUrl} size={3.6} shape="round" fallback={globeIcon} isLazy />}
      value={value === undefined ? undefined : <Amount value={value} />}
      isSelected={isChosen}
      disabled={isOther}
      data-testid={`swap-token-${key}`}
      onClick={() => choose(token)}
    />
  )
}

function chipsStyles({ space }: Theme): CSSObject {
  return {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[2],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }
}
