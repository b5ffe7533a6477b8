import ExpandMore from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Box, Button, Typography } from '@mui/material';
import type { MessageTemplatesOut } from '@nomucheck/domain/messages/contract.ts';
import { Link, useLocation } from 'react-router';
import { ListFailure, ListWaiting } from '../list/list-states.tsx';
import { OnlyFor } from '../shell/only-for.tsx';
import { PageHeading } from '../shell/page-heading.tsx';
import { useMessageTemplates } from './messages-data.ts';
import { templateNameOf } from './words.ts';
import { BothChannels } from './write/both-channels.tsx';

/** /admin/message/templates: the texts of all messages with their variables, as both channels show them. */
const TemplatesPage = () => (
  <OnlyFor entry="message">
    <PageHeading title="메시지 문안">
      <Button component={Link} to="/admin/message">
        메시지 목록
      </Button>
    </PageHeading>
    <Templates />
  </OnlyFor>
);

export default TemplatesPage;

const Templates = () => {
  const { data, error, refetch } = useMessageTemplates();
  const named = useLocation().hash.slice(1);
  if (error) return <ListFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListWaiting label="문안을 불러오는 중" />;
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {'{ }'} 안은 보낼 때 채우는 변수입니다. 이메일로만 보내는 문안도 문자로 보면 어떤지 함께 보입니다.
      </Typography>
      <Box sx={{ mt: 2 }}>
        {data.items.map((template) => (
          <Template key={template.name} template={template} isNamed={named === template.name} />
        ))}
      </Box>
    </>
  );
};

const intoSight = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'start' });

type TemplateProps = {
  readonly template: MessageTemplatesOut['items'][number];
  /** The address names it: a message’s page leads to its wording. */
  readonly isNamed: boolean;
};

const Template = ({ template, isNamed }: TemplateProps) => (
  // Open at once, they were many screens long on a phone.
  <Accordion
    variant="outlined"
    disableGutters
    defaultExpanded={isNamed}
    ref={isNamed ? intoSight : null}
    slotProps={{ heading: { component: 'h2' }, transition: { unmountOnExit: true } }}
  >
    <AccordionSummary expandIcon={<ExpandMore />}>
      {/* A button doesn’t inherit the typeface. */}
      <Typography component="span">{templateNameOf(template.name)}</Typography>
    </AccordionSummary>
    <AccordionDetails>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {template.name}
        {template.variables.length > 0 && ` · 변수: ${template.variables.join(', ')}`}
      </Typography>
      <BothChannels name={templateNameOf(template.name)} email={template.email} sms={template.sms} />
    </AccordionDetails>
  </Accordion>
);
