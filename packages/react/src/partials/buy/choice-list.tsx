import {
  List,
  ListRow,
  Scene,
  SearchField,
  Stack,
  searchIllustration,
  VisuallyHidden,
} from '@latchkey/ui'
import { type ReactElement, type ReactNode, useState } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { useMoreRows } from '../more-rows/use-more-rows.ts'
import { moveAlongRows } from '../row-keys.ts'

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
  const { label, searchLabel, choices, choose } = props
  const { text } = useModalContext()
  const [search, setSearch] = useState('')
  const { limit, end } = useMoreRows()
  const found = choices.filter((choice) => isFound(choice, search.trim().toLowerCase()))
  return (
    <Stack gap={3} onKeyDown={moveAlongRows}>
      {choices.length > FEW && (
        <SearchField
          value={search}
          onSearch={setSearch}
          label={searchLabel}
          clearLabel={text.get('buy.clear')}
          data-testid="buy-search"
        />
      )}
      {found.length === 0 ? (
        <Scene
          illustration={searchIllustration}
          title={text.get('buy.none')}
          data-testid="buy-none"
        />
      ) : (
        <List kind="flush" label={label} data-testid="buy-choices">
          {found.slice(0, limit).map(({ id, name, sign, picture, isChosen, testId }) => (
            <ListRow
              key={id}
              label={name}
              detail={<bdi>{sign}</bdi>}
              picture={picture}
              isSelected={isChosen}
              data-testid={testId}
              onClick={() => choose(id)}
            />
          ))}
        </List>
      )}
      {limit < found.length && <div ref={end} />}
      <VisuallyHidden role="status">
        {search !== '' &&
          (found.length === 0
            ? text.get('buy.none')
            : text.get('buy.found', { count: `${found.length}` }))}
      </VisuallyHidden>
    </Stack>
  )
}

function isFound({ name, sign }: BuyChoice, wanted: string): boolean {
  return name.toLowerCase().includes(wanted) || sign.toLowerCase().includes(wanted)
}
