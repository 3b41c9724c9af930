import { Button, ListRow } from '@latchkey/ui'
import { type ReactElement, type ReactNode, useState } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { ChoiceRows } from '../choice-rows/choice-rows.tsx'
import { ChoiceSearch } from '../choice-rows/choice-search.tsx'
import { NothingFound } from '../choice-rows/nothing-found.tsx'

/** Something to choose. */
export interface BuyChoice {
  readonly id: string
  readonly name: string
  /** Its code or symbol. */
  readonly sign: string
  readonly picture: ReactNode
  readonly isChosen: boolean
  readonly testId: string
}

interface ChoiceListProps {
  readonly label: string
  readonly searchLabel: string
  readonly choices: readonly BuyChoice[]
  choose(id: string): void
}

/** Most rows without a search. Source: docs/look.md, section 7. */
const FEW = 8

/** One of some currencies or tokens; with a search where there are many. */
export function ChoiceList(props: ChoiceListProps): ReactElement {
  const { searchLabel, choices, choose } = props
  const { text } = useModalContext()
  const [search, setSearch] = useState('')
  const found = choices.filter((choice) => isFound(choice, search.trim().toLowerCase()))
  const [first] = found
  const field = {
    typed: search,
    searched: search,
    label: searchLabel,
    clearLabel: text.get('buy.clear'),
    testId: 'buy-search',
    search: setSearch,
    enter: first && search.trim() !== '' ? () => choose(first.id) : undefined,
  }
  const announcement =
    found.length === 0 ? text.get('buy.none') : text.get('buy.found', { count: `${found.length}` })
  return (
    <ChoiceSearch
      field={choices.length > FEW ? field : undefined}
      announcement={search === '' ? '' : announcement}
    >
      {found.length === 0 ? (
        <NothingFound
          title={text.get('buy.none')}
          line={search.trim() === '' ? undefined : text.get('buy.none.text', { search })}
          data-testid="buy-none"
        >
          {search !== '' && (
            <Button size="s" data-testid="buy-clear" onClick={() => setSearch('')}>
              {text.get('buy.clear')}
            </Button>
          )}
        </NothingFound>
      ) : (
        <Found {...props} search={search} found={found} />
      )}
    </ChoiceSearch>
  )
}

interface FoundProps extends Pick<ChoiceListProps, 'label' | 'choose'> {
  readonly search: string
  readonly found: readonly BuyChoice[]
}

function Found({ label, choose, search, found }: FoundProps): ReactElement {
  const section = {
    label,
    testId: 'buy-choices',
    count: found.length,
    draw: (from: number, to: number) =>
      found
        .slice(from, to)
        .map(({ id, name, sign, picture, isChosen, testId }) => (
          <ListRow
            key={id}
            label={name}
            detail={<bdi>{sign}</bdi>}
            picture={picture}
            isSelected={isChosen}
            data-testid={testId}
            onClick={() => choose(id)}
          />
        )),
  }
  return <ChoiceRows key={search} sections={[section]} />
}

function isFound({ name, sign }: BuyChoice, wanted: string): boolean {
  return name.toLowerCase().includes(wanted) || sign.toLowerCase().includes(wanted)
}
