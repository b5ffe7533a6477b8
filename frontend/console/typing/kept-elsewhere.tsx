import { Alert, Button, Snackbar } from '@mui/material';
import { useEffect, useState } from 'react';
import { keep, keptPlaces, readKept } from '../../shared/device/kept-on-device.ts';
import { useStore } from '../../shared/device/store.ts';
import { placesInSight, useKeptPlaces } from './kept-place.ts';

/** A page's own forms are in sight by then. */
const waitMs = 3_000;

/** Says that a dialog of the page has a text that was not sent, when the page opens: the dialog itself is closed then. */
const KeptElsewhere = () => {
  const places = useKeptPlaces();
  return <OfPage key={places} places={places} />;
};

export default KeptElsewhere;

const OfPage = ({ places }: { readonly places: string }) => {
  const [found, setFound] = useState<readonly string[]>([]);
  const inSight = useStore(placesInSight);
  useEffect(() => {
    const before = keptPlaces(places);
    const timer = setTimeout(() => setFound(before), waitMs);
    return () => clearTimeout(timer);
  }, [places]);
  const closed = found.filter((place) => !inSight.has(place) && readKept(place) !== null);
  const drop = () => {
    for (const place of closed) keep(place, null);
    setFound([]);
  };
  return (
    <Snackbar open={closed.length > 0} anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}>
      <Alert
        severity="info"
        variant="outlined"
        sx={{ bgcolor: 'background.paper', flexWrap: 'wrap', '& button': { minHeight: 44 } }}
        action={
          <>
            <Button color="inherit" onClick={drop}>
              버리기
            </Button>
            <Button color="inherit" onClick={() => setFound([])}>
              닫기
            </Button>
          </>
        }
      >
        이 화면의 창에 쓰던 글이 있습니다. 그 창을 다시 열면 이어 쓸 수 있습니다.
      </Alert>
    </Snackbar>
  );
};
