import { arrowEndIcon, Hint, IconButton, Input, mailIcon } from '@latchkey/ui'
import type { Entry } from '../entry.ts'

/** Input, in every state. */
export const inputEntry: Entry = {
  id: 'input',
  title: 'Input',
  about: 'One line to type in; a ring while it is typed in, a ring and a hint when it is wrong.',
  shows: ['Input', 'Hint'],
  specimens: [
    {
      name: 'Empty',
      isWide: true,
      draw: (translate) => <Input label={translate('Email address')} icon={mailIcon} />,
    },
    {
      name: 'Focus',
      isWide: true,
      draw: (translate) => (
        <Input
          label={translate('Email address')}
          icon={mailIcon}
          defaultValue="mira@"
          data-force="focus"
          end={<IconButton icon={arrowEndIcon} label={translate('Continue')} tone="primary" />}
        />
      ),
    },
    {
      name: 'Error',
      isWide: true,
      draw: (translate) => (
        <div>
          <Input
            label={translate('Email address')}
            icon={mailIcon}
            defaultValue="mira@saltmarket"
            isInvalid
            hintId="email-hint"
            end={<IconButton icon={arrowEndIcon} label={translate('Continue')} tone="primary" />}
          />
          <Hint id="email-hint" isError>
            {translate('Add the part after the dot.')}
          </Hint>
        </div>
      ),
    },
    {
      name: 'Long text',
      isWide: true,
      draw: () => (
        <Input
          label="Email address"
          icon={mailIcon}
          defaultValue="mira.lindqvist.of.the.salt.market@saltmarket.example"
        />
      ),
    },
    {
      name: 'Arabic',
      isWide: true,
      draw: () => <Input label="البريد الإلكتروني" icon={mailIcon} dir="rtl" lang="ar" />,
    },
  ],
}
