import { describeStories } from '../story-run/stories';

describeStories('UMS');
