import type { SwapTokenRow } from '@latchkey/core/views'
import {
  Amount,
  Button,
  globeIcon,
  Image,
  List,
  ListRow,
  Scene,
  searchIllustration,
} from '@latchkey/ui'
import { memo, type ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useSwap } from '../../context/use-modules.ts'
import type { Wording } from '../../messages/create-wording.ts'
import { ChoiceRows, type ChoiceSection } from '../../partials/choice-rows/choice-rows.tsx'
import { NothingFound } from '../../partials/choice-rows/nothing-found.tsx'
import { RowPlaces } from '../../partials/choice-rows/row-places.tsx'
import { RowAddress } from '../../partials/token-address.tsx'
import { Suggested } from './suggested.tsx'
import type { ChooseToken, SwapSelectModel, SwapTokenChoice } from './swap-select-token.model.ts'

interface SwapChoicesProps {
  readonly model: SwapSelectModel
  readonly search: string
  readonly choose: ChooseToken
  /** Empties the search. */
  readonly clear: () => void
}

/** The tokens. The list is long: while its model stays the same, a key does not render it again. */
export const SwapChoices = /* @__PURE__ */ memo(function SwapChoices({
  model,
  search,
  choose,
  clear,
}: SwapChoicesProps): ReactElement {
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
      <List kind="flush" aria-busy="true" data-testid="swap-tokens-loading">
        <RowPlaces />
      </List>
    )
  }
  const sections = sectionsOf(model, { choose, text })
  if (sections.every(({ count }) => count === 0)) {
    return (
      <NothingFound
        title={text.get('swap.tokens.none')}
        line={text.get('swap.tokens.none.text', { search })}
        data-testid="swap-no-tokens"
      >
        <Button size="s" data-testid="swap-tokens-clear" onClick={clear}>
          {text.get('swap.tokens.clear')}
        </Button>
      </NothingFound>
    )
  }
  return (
    <>
      {model.suggested.length > 0 && <Suggested model={model} choose={choose} />}
      {/* The results begin at their first rows, however far another list was scrolled. */}
      <ChoiceRows key={search} sections={sections} />
    </>
  )
})

interface Tools {
  readonly choose: ChooseToken
  readonly text: Wording
}

interface Titled extends Pick<ChoiceSection, 'testId' | 'label'> {
  readonly rows: readonly SwapTokenRow[]
}

/** The account's own tokens come first. */
function sectionsOf(model: SwapSelectModel, { choose, text }: Tools): readonly ChoiceSection[] {
  const { own, popular, others } = model
  return [
    section({ testId: 'swap-own', label: text.get('swap.tokens.yours'), rows: own }),
    section({
      testId: 'swap-popular',
      label: text.get('swap.tokens.popular'),
      rows: popular.map(withoutBalance),
    }),
    section({
      testId: 'swap-others',
      label: text.get('swap.tokens.others'),
      rows: others.map(withoutBalance),
    }),
  ]

  function section({ rows, ...names }: Titled): ChoiceSection {
    return {
      ...names,
      hasTitle: true,
      count: rows.length,
      draw: (from, to) =>
        rows.slice(from, to).map((row) => {
          const choice = model.row(row)
          return <Row key={choice.key} choice={choice} choose={choose} />
        }),
    }
  }
}

function withoutBalance(token: SwapTokenRow['token']): SwapTokenRow {
  return { token }
}

interface RowProps {
  readonly choice: SwapTokenChoice
  readonly choose: ChooseToken
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
      isBlocked={isOther}
      data-testid={`swap-token-${key}`}
      onClick={() => choose(token)}
    />
  )
}
