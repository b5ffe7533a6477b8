import TrackChanges from '@mui/icons-material/TrackChanges';
import type { ConsoleContext } from '../list/resource.ts';
import { lazyPage } from '../shell/lazy-page.ts';
import { calibrationData } from './calibration-data.ts';

export const calibration: ConsoleContext = {
  data: calibrationData,
  resources: [
    {
      name: 'admin/calibration',
      entry: 'calibration',
      icon: TrackChanges,
      options: { purpose: '추정한 승소 가능성과 실제로 끝난 결과' },
      list: lazyPage(() => import('./calibration-page.tsx')),
      texts: { name: '예측과 실제' },
    },
  ],
};
