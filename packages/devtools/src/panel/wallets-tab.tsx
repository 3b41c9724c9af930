/** @jsxImportSource @emotion/react */
import type { WalletExplanation } from '@latchkey/core'
import { toLatchkeyError } from '@latchkey/core/contract'
import { Badge, Button, Input, Text } from '@latchkey/ui'
import { type FormEvent, type ReactElement, useState } from 'react'
import { TEXTS } from '../texts.ts'
import type { Desk, TabProps } from './create-desk.ts'
import { formStyles, stackStyles } from './panel.styles.ts'
import { Row, Rows } from './rows.tsx'

/** The wallets in their order, and why each is there; also of one that is missing. */
export function WalletsTab({ desk, snapshot: { wallets } }: TabProps): ReactElement {
  return (
    <div css={stackStyles}>
      <Text variant="small">{TEXTS.walletsHint}</Text>
      <ExplainForm desk={desk} />
      <Rows empty={TEXTS.noWallets}>
        {wallets.map((wallet, nth) => (
          <Row
            key={`${wallet.namespace} ${wallet.id}`}
            name={`${nth + 1}. ${wallet.name}`}
            badge={<Badge>{wallet.isAmbiguous ? TEXTS.ambiguous : wallet.namespace}</Badge>}
            time={wallet.rdns}
          >
            <Why desk={desk} id={wallet.id} name={wallet.name} />
          </Row>
        ))}
      </Rows>
    </div>
  )
}

/** Asks about one wallet, and shows the answer below. */
function useExplanation(desk: Desk) {
  const [answer, setAnswer] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const ask = async (name: string): Promise<void> => {
    setIsBusy(true)
    setAnswer(await explain(desk, name))
    setIsBusy(false)
  }
  return { answer, isBusy, ask }
}

async function explain(desk: Desk, name: string): Promise<string> {
  try {
    return writeExplanation(await desk.explain(name))
  } catch (thrown) {
    return TEXTS.explainFailed(toLatchkeyError(thrown).code)
  }
}

function writeExplanation({ rule, lists, explanation, wallet }: WalletExplanation): string {
  const where = lists.length === 0 ? TEXTS.shownNowhere : TEXTS.shownIn(lists.join(', '))
  const subject = wallet?.name === undefined ? rule : `${wallet.name}: ${rule}`
  return `${subject}. ${explanation} ${where}`
}

function Why({ desk, id, name }: { desk: Desk; id: string; name: string }): ReactElement {
  const { answer, isBusy, ask } = useExplanation(desk)
  return (
    <div>
      <Button size="s" isBusy={isBusy} aria-label={TEXTS.whyOf(name)} onClick={() => void ask(id)}>
        {TEXTS.why}
      </Button>
      <div role="status">{answer}</div>
    </div>
  )
}

function ExplainForm({ desk }: { desk: Desk }): ReactElement {
  const [name, setName] = useState('')
  const { answer, isBusy, ask } = useExplanation(desk)
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
