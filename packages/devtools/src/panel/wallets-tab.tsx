/** @jsxImportSource @emotion/react */
import type { WalletExplanation } from '@latchkey/core'
import { toLatchkeyError } from '@latchkey/core/contract'
import { Badge, Button, Input, Text } from '@latchkey/ui'
import { type FormEvent, type ReactElement, useState } from 'react'
import { TEXTS } from '../texts.ts'
import type { PanelStore, TabProps } from './create-panel-store.ts'
import { formStyles, stackStyles } from './panel.styles.ts'
import { Row, Rows } from './rows.tsx'

/** The wallets in their order, and why each is there; also of one that is missing. */
export function WalletsTab({ store, snapshot: { wallets } }: TabProps): ReactElement {
  return (
    <div css={stackStyles}>
      <Text variant="small">{TEXTS.walletsHint}</Text>
      <ExplainForm store={store} />
      <Rows empty={TEXTS.noWallets}>
        {wallets.map((wallet, nth) => (
          <Row
            key={`${wallet.namespace} ${wallet.id}`}
            name={`${nth + 1}. ${wallet.name}`}
            badge={<Badge>{wallet.isAmbiguous ? TEXTS.ambiguous : wallet.namespace}</Badge>}
            time={wallet.rdns}
          >
            <Why store={store} id={wallet.id} name={wallet.name} />
          </Row>
        ))}
      </Rows>
    </div>
  )
}

/** Asks about one wallet, and shows the answer below. */
function useExplanation(store: PanelStore) {
  const [answer, setAnswer] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const ask = async (name: string): Promise<void> => {
    setIsBusy(true)
    setAnswer(await explain(store, name))
    setIsBusy(false)
  }
  return { answer, isBusy, ask }
}

async function explain(store: PanelStore, name: string): Promise<string> {
  try {
    return writeExplanation(await store.explain(name))
  } catch (thrown) {
    return TEXTS.explainFailed(toLatchkeyError(thrown).code)
  }
}

function writeExplanation({ rule, lists, explanation, wallet }: WalletExplanation): string {
  const where = lists.length === 0 ? TEXTS.shownNowhere : TEXTS.shownIn(lists.join(', '))
  const subject = wallet?.name === undefined ? rule : `${wallet.name}: ${rule}`
  return `${subject}. ${explanation} ${where}`
}

function Why({ store, id, name }: { store: PanelStore; id: string; name: string }): ReactElement {
  const { answer, isBusy, ask } = useExplanation(store)
  return (
    <div>
      <Button size="s" isBusy={isBusy} aria-label={TEXTS.whyOf(name)} onClick={() => void ask(id)}>
        {TEXTS.why}
      </Button>
      <div role="status">{answer}</div>
    </div>
  )
}

function ExplainForm({ store }: { store: PanelStore }): ReactElement {
  const [name, setName] = useState('')
  const { answer, isBusy, ask } = useExplanation(store)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (name.trim() !== '') void ask(name.trim())
  }
  return (
    <form onSubmit={submit}>
      <div css={formStyles}>
        <Input
          label={TEXTS.explainLabel}
          value={name}
          data-testid="devtools-explain"
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" isBusy={isBusy}>
          {TEXTS.explain}
        </Button>
      </div>
      <Text as="div" variant="small" role="status">
        {answer}
      </Text>
    </form>
  )
}
