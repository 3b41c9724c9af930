import { mailIcon, SendField, Spinner } from '@latchkey/ui'
import type { Entry } from '../entry.ts'
import { StatefulAddress } from './stateful-fields.tsx'

/** A field that is sent, in every state. */
export const sendFieldEntry: Entry = {
  id: 'send-field',
  title: 'Field to send',
  about: 'One line with an arrow that sends it, from the fourth character on.',
  shows: ['SendField'],
  specimens: [
    {
      name: 'Empty',
      isWide: true,
      draw: (translate) => <StatefulAddress label={translate('Email address')} start="" />,
    },
    {
      name: 'Typed',
      isWide: true,
      draw: (translate) => (
        <StatefulAddress label={translate('Email address')} start="mira@saltmarket.example" />
      ),
    },
    {
      name: 'On its way',
      isWide: true,
      draw: (translate) => (
        <SendField
          label={translate('Email address')}
          sendLabel={translate('Continue')}
          icon={mailIcon}
          value="mira@saltmarket.example"
          isBusy
          busy={<Spinner />}
          onText={() => {}}
          onSend={() => {}}
        />
      ),
    },
    {
      name: 'Error',
      isWide: true,
      draw: (translate) => (
        <StatefulAddress
          label={translate('Email address')}
          start="mira@saltmarket"
          error={translate('Add the part after the dot.')}
        />
      ),
    },
  ],
}
