import { Button } from '@daybreak/ui';
import { useParams } from 'react-router-dom';
import { usePage } from '../../shared/navigation/usePage.ts';
import { LoadingScreen } from '../../shared/pageStates/LoadingScreen.tsx';
import { Message } from '../../shared/pageStates/Message.tsx';
import { PlainPage } from '../../shared/pageStates/PlainPage.tsx';
import { review, reviewFailed } from './messages.ts';
import { useReview } from './useReview.ts';

/** A read-only version of a piece for anyone with the link. index.html keeps search engines away. */
export function ReviewPage() {
  const { token = '' } = useParams();
  const { state, retry } = useReview(token);
  usePage(review.title);

  if (state.status === 'loading') return <LoadingScreen />;
  if (state.status === 'failed') {
    const { title, text } = reviewFailed[state.fault];
    return (
      <Message
        title={title}
        actions={
          state.fault === 'gone' ? null : (
            <Button tone="primary" busy={state.trying} onClick={retry}>
              {reviewFailed.retry}
            </Button>
          )
        }
      >
        {text}
      </Message>
    );
  }
  return (
    <PlainPage isWide>
      <state.Shown />
    </PlainPage>
  );
}
