/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { Address, Badge, Detail, DetailList, Notice, Panel, Text } from '@latchkey/ui'
import type { ReactElement } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import type { ForecastModel } from './describe-review.ts'

interface ForecastProps {
  readonly forecast: ForecastModel
}

/**
 * Draws the effects that a node expects beyond the review, apart from it and marked as a forecast.
 */
export function Forecast({ forecast }: ForecastProps): ReactElement {
  const { text } = useModalContext()
  if (forecast.kind === 'fails') {
    return (
      <Notice
        tone="warn"
        role="alert"
        title={text.get('send.forecast.fails')}
        data-testid="send-forecast"
      >
        {text.get('send.forecast.fails.text')}
      </Notice>
    )
  }
  const { loses, gets, others } = forecast
  return (
    <Panel data-testid="send-forecast">
      <div css={headStyles}>
        <Text as="span" variant="small">
          {text.get('send.forecast.title')}
        </Text>
        <Badge tone="accent">{text.get('send.forecast.badge')}</Badge>
      </div>
      <DetailList>
        <Detail label={text.get('send.forecast.loses')} value={loses} />
        <Detail label={text.get('send.forecast.gets')} value={gets} />
      </DetailList>
      {others.map((token) => (
        <div key={token}>
          <Text as="div" variant="small">
            {text.get('send.forecast.other')}
          </Text>
          <Address address={token} />
        </div>
      ))}
    </Panel>
  )
}

function headStyles({ space }: Theme): CSSObject {
  return { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: space[3] }
}
