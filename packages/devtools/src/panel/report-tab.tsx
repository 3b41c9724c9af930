/** @jsxImportSource @emotion/react */
import { Button, copyIcon, Switch, Text } from '@latchkey/ui'
import { type ReactElement, useState } from 'react'
import { writeMarkdown } from '../report/write-markdown.ts'
import { TEXTS } from '../texts.ts'
import type { TabProps } from './create-panel-store.ts'
import { actionsStyles, codeStyles, stackStyles } from './panel.styles.ts'

/** A report to copy, and what it says. */
export function ReportTab({ store }: TabProps): ReactElement {
  const [isWithout, setIsWithout] = useState(false)
  const [outcome, setOutcome] = useState('')
  const report = store.report(isWithout ? 'none' : 'short')
  const copy = (text: string): void => {
    // The same text is announced again only if it was gone.
    setOutcome('')
    store.copy(text).then(
      () => setOutcome(TEXTS.copied),
      () => setOutcome(TEXTS.copyFailed),
    )
  }
  return (
    <div css={stackStyles}>
      <Text variant="small">{TEXTS.reportHint}</Text>
      <Switch
        label={TEXTS.leaveOutAddresses}
        checked={isWithout}
        data-testid="devtools-no-addresses"
        onChange={(event) => setIsWithout(event.currentTarget.checked)}
      />
      <div css={actionsStyles}>
        <Button size="s" tone="primary" icon={copyIcon} onClick={() => copy(writeMarkdown(report))}>
          {TEXTS.copyMarkdown}
        </Button>
        <Button size="s" icon={copyIcon} onClick={() => copy(writeJson(report))}>
          {TEXTS.copyJson}
        </Button>
        <Text as="span" variant="small" role="status">
          {outcome}
        </Text>
      </div>
      <pre css={codeStyles}>{writeMarkdown(report)}</pre>
    </div>
  )
}

function writeJson(report: unknown): string {
  return JSON.stringify(report, undefined, 2)
}
