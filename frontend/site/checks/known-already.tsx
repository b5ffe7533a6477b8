import { walk } from '@nomucheck/domain/checks/walk.ts';
import { koreanToday } from '../../shared/formats.ts';
import { useForm } from './form-loader.ts';
import { KnownDay } from './in-hand/known-day.tsx';
import { useDraftStore } from './in-hand/the-store.ts';
import './check.css';

/** Beside the sign-up: what the answers on this device say already. Nothing while they are being loaded. */
const KnownAlready = () => {
  const [form] = useForm();
  const { draft } = useDraftStore();
  if (form.state !== 'ready' || draft === null) return null;
  const today = koreanToday();
  const walked = walk(form.value, draft.frame, new Map(Object.entries(draft.answers)), today);
  return <KnownDay check={{ form: form.value, walk: walked, today }} />;
};

export default KnownAlready;
