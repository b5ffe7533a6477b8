import { describe, it } from 'vitest';
import { deciderSpec } from '../kernel/testing/decider-spec.ts';
import { fileDecider } from './stored-file.ts';

const owner = '018f0000-0000-7000-8000-000000000001';
const fileId = '018f0000-0000-7000-8000-000000000002';
const file = {
  owner,
  uploader: owner,
  fileId,
  purpose: 'photo',
  about: null,
  name: '여름.jpg',
  mediaType: 'image/webp',
  bytes: 2048,
} as const;
const uploaded = { type: 'FileUploaded', data: file } as const;
const used = { type: 'FileUsed', data: { owner, fileId } } as const;
const removed = { type: 'FileRemoved', data: { owner, fileId } } as const;
const upload = { type: 'UploadFile', file } as const;

const spec = deciderSpec(fileDecider);

describe('a file', () => {
  it('is uploaded once', () => {
    spec.given().when(upload).thenHappens(uploaded);
    spec.given(uploaded).when(upload).thenRefused('conflict');
  });

  it('is taken into use once', () => {
    spec.given(uploaded).when({ type: 'UseFile' }).thenHappens(used);
    spec.given(uploaded, used).when({ type: 'UseFile' }).thenHappens();
  });

  it('is removed once, whether it is used or not', () => {
    spec.given(uploaded).when({ type: 'RemoveFile' }).thenHappens(removed);
    spec.given(uploaded, used).when({ type: 'RemoveFile' }).thenHappens(removed);
    spec.given(uploaded, removed).when({ type: 'RemoveFile' }).thenHappens();
  });

  it('that was taken into use meanwhile isn’t removed as one that nothing uses', () => {
    spec.given(uploaded).when({ type: 'RemoveUnusedFile' }).thenHappens(removed);
    spec.given(uploaded, used).when({ type: 'RemoveUnusedFile' }).thenHappens();
  });

  it('that was uploaded for a record is used from the start', () => {
    const attached = { type: 'FileUploaded', data: { ...file, about: owner } } as const;
    spec.given(attached).when({ type: 'RemoveUnusedFile' }).thenHappens();
    spec.given(attached).when({ type: 'RemoveFile' }).thenHappens(removed);
  });

  it('that is removed can’t be taken into use', () => {
    spec.given(uploaded, removed).when({ type: 'UseFile' }).thenRefused('not_found');
  });

  it('that never was is neither used nor removed', () => {
    spec.given().when({ type: 'UseFile' }).thenRefused('not_found');
    spec.given().when({ type: 'RemoveFile' }).thenRefused('not_found');
  });
});
